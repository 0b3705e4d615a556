import type { HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement, useState } from 'react';
import { hexesOf, hexPath, type Layout } from '../layout.ts';

interface LiftingProps {
  readonly layout: Layout;
  /** A letter a hex, row by row: i in sight, s seen, n never. */
  readonly fog: string;
}

interface Seen {
  readonly fog: string;
  /** In sight since that fog, and not before. */
  readonly hexes: readonly HexKey[];
}

/** The veil over hexes that have just come into sight, fading: their wash comes in as the fog lifts. */
export const Lifting = memo(function Lifting({ layout, fog }: LiftingProps): ReactElement | null {
  const [seen, setSeen] = useState<Seen>({ fog, hexes: [] });
  if (seen.fog !== fog) setSeen({ fog, hexes: newlySeen(layout, seen.fog, fog) });
  if (seen.hexes.length === 0) return null;
  return <path key={seen.fog} className="lifting" d={seen.hexes.map((hex) => hexPath(layout, hex, 1.003)).join('')} />;
});

/** Hexes that are in sight after and were not before. None for another map. */
export function newlySeen(layout: Layout, before: string, after: string): readonly HexKey[] {
  if (before.length !== after.length) return [];
  return hexesOf(layout).filter((_hex, i) => after[i] === 'i' && before[i] !== 'i');
}
