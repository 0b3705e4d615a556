import { joinText } from '@sealed-orders/text/pages/lobby';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { DeadEnd } from '../shell/dead-end.tsx';

interface ClosedProps {
  readonly slug: string;
  /** Whether it opens once the other players have agreed. */
  readonly waits: boolean;
}

/** Behind a link that lets nobody in now. Leads members of the campaign to it. */
export function Closed({ slug, waits }: ClosedProps) {
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  const isSignedIn = me.data !== undefined && me.data !== null;
  const mine = useQuery({ ...trpc.campaigns.mine.queryOptions(), enabled: isSignedIn });
  if (me.isPending || mine.isLoading) return <MapLoading />;
  if (mine.data?.some((line) => line.slug === slug))
    return <DeadEnd as="h1" text={joinText.isIn} href={`/c/${slug}`} />;
  return <DeadEnd as="h1" text={waits ? joinText.waits : joinText.unknown} href="/" />;
}
