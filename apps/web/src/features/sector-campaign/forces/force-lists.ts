import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Counter,
  counterFor,
  countersOf,
  type Detachment,
  type Dossier,
  detachmentsOf,
  SIDES,
  type Side,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** Where the detachments of a side are. */
export const PLACES = ['ground', 'air', 'orbit', 'hand', 'away'] as const;
export type Place = (typeof PLACES)[number];

/** A detachment whose sheet the viewer may read, with its counter. */
export interface OwnRow {
  readonly detachment: Detachment;
  readonly counter: Counter | null;
}

const placeOf = ({ kind, where }: Detachment): Place =>
  where === 'map' ? (kind === 'aerial' ? 'air' : 'ground') : where;

/** A side's detachments by where they are; null: the viewer may not see them. */
export function ownRows({ board, desks }: View, side: Side): Readonly<Record<Place, readonly OwnRow[]>> | null {
  const desk = desks[side];
  if (desk === null) return null;
  const rows = detachmentsOf(desk).map((detachment) => ({ detachment, counter: counterFor(board, detachment) }));
  const inPlace = (place: Place) => rows.filter(({ detachment }) => placeOf(detachment) === place);
  return {
    ground: inPlace('ground'),
    air: inPlace('air'),
    orbit: inPlace('orbit'),
    hand: inPlace('hand'),
    away: inPlace('away'),
  };
}

/** A counter of the other side, with what is known about it; null: nothing. */
export interface KnownRow {
  readonly counter: Counter;
  readonly dossier: Dossier | null;
}

/** The counters of a side on the map, by number, as far as the viewer knows them. */
export function knownRows({ board, desks }: View, side: Side): readonly KnownRow[] {
  const viewer = SIDES.map((one) => (one === side ? null : desks[one])).find((desk) => desk !== null);
  return countersOf(board, side).flatMap((counter) =>
    counter.at === null && counter.battle === null
      ? []
      : [{ counter, dossier: lookup(viewer?.dossiers ?? {}, counter.id) ?? null }],
  );
}

/** How many counters of a side are in orbit, which everyone can see. SEC-DROP-01. */
export const inOrbit = ({ board }: View, side: Side): number =>
  countersOf(board, side).filter(({ at, battle }) => at === null && battle === null).length;

/** The sides in the viewer's order: their own first. */
export const sidesFor = ({ side }: View): readonly Side[] => (side === 'east' ? ['east', 'west'] : SIDES);
