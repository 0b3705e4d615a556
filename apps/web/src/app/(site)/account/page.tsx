import { accountText } from '@sealed-orders/text/pages/account';
import type { Metadata } from 'next';
import { OwnAccount } from '../../../features/account/own-account.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: accountText.own.title };

export default function Page() {
  return (
    <SitePage>
      <OwnAccount />
    </SitePage>
  );
}
