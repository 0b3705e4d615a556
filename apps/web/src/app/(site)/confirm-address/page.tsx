import { newsText } from '@sealed-orders/text/pages/news';
import type { Metadata } from 'next';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { ConfirmAddress } from '../../../features/account/confirm-address.tsx';

export const metadata: Metadata = { title: newsText.confirm.title, referrer: 'no-referrer' };

export default function Page() {
  return (
    <AccountPage title={newsText.confirm.title} says={newsText.confirm.says}>
      <ConfirmAddress />
    </AccountPage>
  );
}
