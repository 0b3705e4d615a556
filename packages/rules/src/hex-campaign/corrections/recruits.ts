import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { enlisted } from '../lists/enlist.ts';
import { LISTS } from '../lists/lists.ts';
import { entryOf } from '../lists/units.ts';
import type { Fault } from '../refusal/fault.ts';
import { pieceIdFrom, unitIdFrom } from '../turn/piece-id.ts';
import type { Army, Change, PieceId, State, Unit, UnitId } from '../types.ts';
import { freshUnit, PLAIN } from '../units/fresh.ts';
import { gone, isArmy, no } from './made.ts';

/** A new id; `taken` says which are in use. */
export function freshId<Id extends string>(from: (about: string) => Id, taken: (id: Id) => boolean): Id {
  for (let n = 1; ; n++) {
    const id = from(`corrected|${n}`);
    if (!taken(id)) return id;
  }
}

/** A new piece's id, which reveals nothing. */
export const freshPieceId = (state: State): PieceId =>
  freshId(
    (about) => pieceIdFrom(state.salt, `${state.turn}|${about}`),
    (id) =>
      id in state.pieces ||
      id in state.orbit ||
      id in state.captives ||
      state.constructions.some(({ detachment }) => detachment.id === id),
  );

/** All armies of a state, wherever they are. */
const armies = (state: State): readonly Army[] => [
  ...Object.values(state.pieces).filter(isArmy),
  ...Object.values(state.orbit),
  ...Object.values(state.captives).map(({ detachment }) => detachment),
  ...state.constructions.map(({ detachment }) => detachment),
];

function freshUnitId(state: State): UnitId {
  const taken = new Set(armies(state).flatMap(({ units }) => units.map(({ id }) => id)));
  return freshId(
    (about) => unitIdFrom(state.salt, `${state.turn}|${about}`),
    (id) => taken.has(id),
  );
}

type NewUnit = Extract<Change, { readonly type: 'add-unit' }>;

/** A unit as its race's list makes it, at roster size. */
export function unitFrom(state: State, seat: SeatId, given: Omit<NewUnit, 'type' | 'piece'>): Unit | Fault {
  const race = lookup(state.seats, seat)?.faction;
  const { unit: name, kind, slot, moveClass, points, models } = given;
  if (race === undefined) return gone();
  if (kind !== '' && entryOf(LISTS[race], kind) === null) return no('unit-not-of-race', { name: kind }, ['kind']);
  const setup = enlisted(race, { ...PLAIN, name, kind, slot, moveClass, points, models, scout: false });
  return freshUnit(freshUnitId(state), setup);
}
