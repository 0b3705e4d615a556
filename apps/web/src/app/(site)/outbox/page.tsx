import { newsText } from '@sealed-orders/text/pages/news';
import type { Metadata } from 'next';
import { Outbox } from '../../../features/account/outbox.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: newsText.outbox.title };

export default function Page() {
  return (
    <SitePage>
      <div className="wrap narrow grid gap-8 py-12">
        <Outbox />
      </div>
    </SitePage>
  );
}
