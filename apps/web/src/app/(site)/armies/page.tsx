import { armiesText } from '@sealed-orders/text/pages/armies';
import type { Metadata } from 'next';
import { shared } from '../../../../server/services.ts';
import { ArmiesPage } from '../../../features/armies/armies-page.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: armiesText.title };

interface PageProps {
  readonly searchParams: Promise<{ readonly back?: string | string[] }>;
}

/** The last part of a campaign's address. */
const SLUG = /^[a-z0-9-]{1,80}$/;

export default async function Page({ searchParams }: PageProps) {
  const { back } = await searchParams;
  return (
    <SitePage here="armies">
      <ArmiesPage system={shared().games[0] ?? null} back={typeof back === 'string' && SLUG.test(back) ? back : null} />
    </SitePage>
  );
}
