import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { Segments } from '../../new-campaign/segments.tsx';

/** Where the map of a campaign comes from. */
export type MapKind = 'library' | 'generated' | 'mine';

export interface KindProps {
  readonly onKind: (kind: MapKind) => void;
}

interface MapKindsProps extends KindProps {
  readonly kind: MapKind;
}

/** Where the map comes from: the available sources. */
export function MapKinds({ kind, onKind }: MapKindsProps) {
  const trpc = useTRPC();
  const mine = useQuery(trpc.maps.list.queryOptions(undefined, { retry: false }));
  const kinds: readonly MapKind[] = [
    'library',
    'generated',
    ...(kind === 'mine' || (mine.data ?? []).some(({ system }) => system === 'hex-campaign')
      ? (['mine'] as const)
      : []),
  ];
  const text = mapChoiceText;
  return (
    <Segments label={text.map} value={kind} options={kinds.map((one) => [one, text.kinds[one]])} onChange={onKind} />
  );
}
