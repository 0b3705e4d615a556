import { Chit, seatLetters } from '@sealed-orders/map';
import { frameOf } from '@sealed-orders/map/hex';
import type { AirForm } from './air-form.ts';

interface SquadronChitProps {
  readonly form: AirForm;
  readonly squadron: number;
  /** Pixels. */
  readonly size: number;
}

/** The counter of a squadron, with the mark of its mission. */
export function SquadronChit({ form: { view, stateOf }, squadron, size }: SquadronChitProps) {
  const own = view.own?.id;
  if (own === undefined) return null;
  const seat = seatLetters(view.seats).get(own) ?? 'n';
  return <Chit seat={seat} frame={frameOf(view, own)} icon="aviation" order={stateOf(squadron)} size={size} />;
}
