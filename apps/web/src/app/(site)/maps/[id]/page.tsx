import { mapsText } from '@sealed-orders/text/pages/maps';
import type { Metadata } from 'next';
import { MapPage } from '../../../../features/maps/map-page.tsx';
import { SitePage } from '../../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: mapsText.title };

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export default async function Page({ params }: PageProps) {
  return (
    <SitePage here="maps">
      <MapPage id={(await params).id} />
    </SitePage>
  );
}
