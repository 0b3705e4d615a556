import { mapsText } from '@sealed-orders/text/pages/maps';
import type { Metadata } from 'next';
import { SharedMapPage } from '../../../../../features/maps/shared-map-page.tsx';
import { SitePage } from '../../../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: mapsText.title };

interface PageProps {
  readonly params: Promise<{ readonly key: string }>;
}

export default async function Page({ params }: PageProps) {
  return (
    <SitePage here="maps">
      <SharedMapPage shareKey={(await params).key} />
    </SitePage>
  );
}
