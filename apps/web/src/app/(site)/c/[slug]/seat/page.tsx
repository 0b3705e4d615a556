import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import type { Metadata } from 'next';
import { AskPage } from '../../../../../features/seat-requests/ask-page.tsx';
import { SitePage } from '../../../../../features/shell/site-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export const metadata: Metadata = { title: seatRequestsText.page.title };

export default async function Page({ params }: PageProps) {
  const { slug } = await params;
  return (
    <SitePage here="campaigns">
      <AskPage slug={slug} />
    </SitePage>
  );
}
