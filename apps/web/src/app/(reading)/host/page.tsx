import { hostText } from '@sealed-orders/text/pages/host';
import type { Metadata } from 'next';
import { Hosting } from '../../../features/hosting/hosting.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: hostText.title };

export default function Page() {
  return (
    <SitePage onPaper>
      <Hosting />
    </SitePage>
  );
}
