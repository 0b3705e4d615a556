import { Chit, seatLetters } from '@sealed-orders/map';
import { frameOf } from '@sealed-orders/map/hex';
import type { AirDesk } from './air-desk.ts';

interface SquadronChitProps {
  readonly desk: AirDesk;
  readonly squadron: number;
  /** Pixels. */
  readonly size: number;
}

/** The counter of a squadron, with the mark of its mission. */
export function SquadronChit({ desk: { view, stateOf }, squadron, size }: SquadronChitProps) {
  const own = view.own?.id;
  if (own === undefined) return null;
  const seat = seatLetters(view.seats).get(own) ?? 'n';
  return <Chit seat={seat} frame={frameOf(view, own)} icon="aviation" order={stateOf(squadron)} size={size} />;
}
