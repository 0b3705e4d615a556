import type { View } from '@sealed-orders/rules/hex-campaign';

/** The part of a view that the map draws. */
export type MapView = Pick<View, 'viewer' | 'chart' | 'turn' | 'seats' | 'hexes' | 'pieces' | 'seen' | 'ghosts'> & {
  readonly own: Pick<NonNullable<View['own']>, 'id' | 'capital'> | null;
  /** Battles that the viewer knows of; absent: none are marked. */
  readonly battles?: readonly Pick<View['battles'][number], 'hex' | 'number' | 'stage'>[];
};
