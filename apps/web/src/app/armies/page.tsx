import { armiesText } from '@sealed-orders/text/pages/armies';
import type { Metadata } from 'next';
import { ArmiesPage } from '../../features/armies/armies-page.tsx';
import { SitePage } from '../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: armiesText.title };

export default function Page() {
  return (
    <SitePage here="armies">
      <ArmiesPage />
    </SitePage>
  );
}
