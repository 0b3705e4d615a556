import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import type { Metadata } from 'next';
import { GazetteDeskPage } from '../../../../../features/gazette-desk/gazette-desk-page.tsx';
import { SitePage } from '../../../../../features/shell/site-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const metadata: Metadata = { title: gazetteDeskText.title };

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  return (
    <SitePage here="campaigns">
      <GazetteDeskPage slug={slug} />
    </SitePage>
  );
}
