import { newsText } from '@sealed-orders/text/pages/news';
import type { Metadata } from 'next';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { NewPasswordForm } from '../../../features/account/new-password-form.tsx';

export const metadata: Metadata = { title: newsText.newPassword.title, referrer: 'no-referrer' };

export default function Page() {
  return (
    <AccountPage title={newsText.newPassword.title} says={newsText.newPassword.says}>
      <NewPasswordForm />
    </AccountPage>
  );
}
