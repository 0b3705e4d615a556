import { joinText } from '@sealed-orders/text/pages/lobby';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';
import { DeadEnd } from '../shell/dead-end.tsx';
import { MapLoading } from '../shell/map-loading.tsx';

interface ClosedProps {
  readonly slug: string;
  /** Whether it opens once the other players have agreed. */
  readonly waits: boolean;
}

/** Behind a link that lets nobody in now. Whoever came in by it before is shown the way to the war. */
export function Closed({ slug, waits }: ClosedProps) {
  const lobby = useQuery(useTRPC().campaigns.lobby.queryOptions({ slug }));
  if (lobby.isPending) return <MapLoading />;
  if (lobby.data !== undefined && isIn(lobby.data)) return <DeadEnd as="h1" text={joinText.isIn} href={`/c/${slug}`} />;
  return <DeadEnd as="h1" text={waits ? joinText.waits : joinText.unknown} href="/" />;
}

/** Whether the reader belongs to the campaign. A public one has everybody as a spectator. */
const isIn = ({ you, roles, isPublic }: Outputs['campaigns']['lobby']): boolean =>
  you !== null || roles.some((role) => role !== 'spectator' || !isPublic);
