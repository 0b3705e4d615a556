import { mapsText } from '@sealed-orders/text/pages/maps';
import type { Metadata } from 'next';
import { shared } from '../../../../server/services.ts';
import { MapsPage } from '../../../features/maps/maps-page.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: mapsText.title };

export default function Page() {
  return (
    <SitePage here="maps">
      <MapsPage games={shared().games} />
    </SitePage>
  );
}
