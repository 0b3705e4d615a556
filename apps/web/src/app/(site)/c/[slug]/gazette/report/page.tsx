import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import type { Metadata } from 'next';
import { ReportPage } from '../../../../../../features/gazette-desk/report-page.tsx';
import { SitePage } from '../../../../../../features/shell/site-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<{ readonly round?: string | string[]; readonly seat?: string | string[] }>;
}

export const metadata: Metadata = { title: gazetteDeskText.report.title };

export default async function Page({ params, searchParams }: PageProps) {
  const { slug } = await params;
  const { round, seat } = await searchParams;
  return (
    <SitePage here="campaigns">
      <ReportPage slug={slug} round={Number(round)} seat={String(seat)} />
    </SitePage>
  );
}
