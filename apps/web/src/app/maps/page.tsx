import { mapsText } from '@sealed-orders/text/pages/maps';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shared } from '../../../server/services.ts';
import { hasMaps } from '../../features/games.ts';
import { MapsPage } from '../../features/maps/maps-page.tsx';
import { SitePage } from '../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: mapsText.title };

export default function Page() {
  const system = shared().games.find(hasMaps);
  if (system === undefined) notFound();
  return (
    <SitePage here="maps">
      <MapsPage system={system} />
    </SitePage>
  );
}
