import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { PRINTED_SEATS } from './use-map-wish.ts';

/** Where the map of a campaign comes from. */
export type MapKind = 'printed' | 'generated' | 'mine';

export interface KindProps {
  readonly onKind: (kind: MapKind) => void;
}

interface MapKindsProps extends KindProps {
  readonly kind: MapKind;
  readonly seats: number;
}

/** Where the map comes from: of those that can be had. */
export function MapKinds({ kind, seats, onKind }: MapKindsProps) {
  const trpc = useTRPC();
  const mine = useQuery(trpc.maps.list.queryOptions(undefined, { retry: false }));
  const kinds: readonly MapKind[] = [
    ...(seats > PRINTED_SEATS ? [] : (['printed'] as const)),
    'generated',
    ...(kind === 'mine' || (mine.data ?? []).length > 0 ? (['mine'] as const) : []),
  ];
  if (kinds.length < 2) return null;
  const text = mapChoiceText;
  return (
    <Segments label={text.map} value={kind} options={kinds.map((one) => [one, text.kinds[one]])} onChange={onKind} />
  );
}
