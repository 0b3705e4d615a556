import { newsText } from '@sealed-orders/text/pages/news';
import type { Metadata } from 'next';
import { AccountPage } from '../../../../features/account/account-page.tsx';
import { Unsubscribe } from '../../../../features/account/unsubscribe.tsx';

export const metadata: Metadata = { title: newsText.unsubscribe.title, referrer: 'no-referrer' };

interface PageProps {
  readonly params: Promise<{ readonly key: string }>;
}

export default async function Page({ params }: PageProps) {
  return (
    <AccountPage title={newsText.unsubscribe.title} says={newsText.unsubscribe.says}>
      <Unsubscribe unsubscribeKey={(await params).key} />
    </AccountPage>
  );
}
