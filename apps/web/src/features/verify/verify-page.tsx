'use client';
import { verifyPageText } from '@sealed-orders/text/pages/ending';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type Outputs, useTRPC } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { Empty } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { SitePage } from '../shell/site-page.tsx';
import { Verifier } from './verifier.tsx';

type Lobby = Outputs['campaigns']['lobby'];

/** For sceptics: what was promised, and whether it was kept, computed in the reader's own browser. */
export function VerifyPage({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  // The cached data may be as old as the lobby, but a war that is over does not change.
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug }, { refetchOnMount: 'always' }));
  const isKnown = lobby.isFetchedAfterMount || lobby.data?.status === 'finished';
  usePageTitle(lobby.data === undefined ? null : verifyPageText.of(lobby.data.name));
  if (lobby.error) {
    return (
      <SitePage>
        <div className="wrap narrow py-16">
          <Problem error={lobby.error} retry={() => void lobby.refetch()} />
        </div>
      </SitePage>
    );
  }
  return (
    <SitePage onPaper>
      <header className="masthead">
        <div className="wrap">
          <h1>{verifyPageText.title}</h1>
          <p className="strip">
            {/* Screen readers would read a link without words yet as nothing. */}
            {lobby.data === undefined ? (
              <span className="inline-flex min-h-11" />
            ) : (
              <Link className="inline-flex items-center min-h-11" href={`/c/${slug}`}>
                {lobby.data.name}
              </Link>
            )}
          </p>
        </div>
      </header>
      <div className="wrap verify-page py-8">
        {lobby.data !== undefined && isKnown ? <Content lobby={lobby.data} /> : <div className="bone h-40" />}
      </div>
    </SitePage>
  );
}

function Content({ lobby }: { readonly lobby: Lobby }) {
  if (lobby.status === 'finished') return <Verifier campaign={lobby.id} />;
  const { title, says, action } = verifyPageText.notOver;
  return (
    <Empty title={title} action={<ButtonLink href={`/c/${lobby.slug}`}>{action}</ButtonLink>}>
      {says}
    </Empty>
  );
}
