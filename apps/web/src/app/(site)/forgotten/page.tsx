import { newsText } from '@sealed-orders/text/pages/news';
import type { Metadata } from 'next';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { ForgottenForm } from '../../../features/account/forgotten-form.tsx';

export const metadata: Metadata = { title: newsText.forgotten.title, referrer: 'no-referrer' };

export default function Page() {
  return (
    <AccountPage title={newsText.forgotten.title} says={newsText.forgotten.says}>
      <ForgottenForm />
    </AccountPage>
  );
}
