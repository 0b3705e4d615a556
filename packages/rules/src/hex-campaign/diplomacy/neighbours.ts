import type { SeatId } from '../../kernel/index.ts';
import type { View } from '../types.ts';
import { knowsBorder } from './judge.ts';

/**
 * The players whose land or pieces the seat has in sight, and players with a known common border (HEX-DIP-01).
 * Empty for viewers without a seat.
 */
export function neighbours(view: View): readonly SeatId[] {
  const { own } = view;
  if (own === null) return [];
  const near = new Set<SeatId>(Object.values(view.seen).map(({ seat }) => seat));
  for (const { inSight, control } of Object.values(view.hexes)) if (inSight && control !== null) near.add(control);
  const others = view.seats.map(({ id }) => id).filter((id) => id !== own.id);
  return others.filter((id) => near.has(id) || knowsBorder(view, own.id, id));
}
