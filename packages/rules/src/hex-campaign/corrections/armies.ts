import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Fault } from '../refusal/fault.ts';
import type { Army, Change, Detachment, Piece, PieceId, State, Unit, UnitId } from '../types.ts';
import { NEW_DETACHMENT } from '../units/fresh.ts';
import { hasLiving } from '../units/worth.ts';
import {
  battleFault,
  type Edits,
  fightFault,
  first,
  gone,
  isArmy,
  landFault,
  type Made,
  no,
  ownedPiece,
  pieceOf,
  piecesIn,
  put,
  seatFault,
  strangersFault,
  withPiece,
} from './made.ts';
import { freshPieceId, unitFrom } from './recruits.ts';

export const nameFault = (state: State, seat: SeatId, name: string, but: PieceId | null = null): Fault | null =>
  Object.values(state.pieces).some((one) => one.seat === seat && one.id !== but && one.name === name)
    ? no('name-taken', { seat, name }, ['name'])
    : null;

/** HEX-MAP-09: whether an army may stand in a hex. */
export function standFault(state: State, army: Pick<Army, 'kind' | 'seat'>, hex: HexKey, at: string): Fault | null {
  const keeper = lookup(state.strongholds, hex)?.owner;
  const holder = lookup(state.control, hex);
  const isUrban = lookup(state.sites, hex)?.kind === 'urban';
  const isOthers = (isUrban && holder !== army.seat) || (keeper !== undefined && keeper !== army.seat);
  const isKept = (isUrban || keeper !== undefined) && !isOthers;
  const isTaken = piecesIn(state, hex).some((one) => one.kind === army.kind);
  return first(
    landFault(state, hex, at),
    battleFault(state, hex),
    strangersFault(state, hex, army.seat, at),
    isTaken ? no('hex-taken', { hex }, [at]) : null,
    army.kind === 'detachment' && isOthers ? no('held-by-others', { hex }, [at]) : null,
    army.kind === 'garrison' && !isKept ? no('no-home-for-garrison', { hex }, [at]) : null,
  );
}

/** What becomes of a piece on which something else depends. */
export const leaveFault = (state: State, piece: Piece): Fault | null =>
  first(
    fightFault(state, piece),
    state.pending.some((one) => one.piece === piece.id) ? no('awaits-discovery', { name: piece.name }) : null,
  );

export const isGuard = (state: State, piece: Piece): boolean =>
  Object.values(state.captives).some(({ holder }) => holder.kind === 'piece' && holder.piece === piece.id);

/** HEX-CAPT-04: captives go where their guards go. */
const withGuarded = (state: State, piece: Piece): State => ({
  ...state,
  captives: Object.values(state.captives).reduce(
    (table, one) =>
      one.holder.kind === 'piece' && one.holder.piece === piece.id
        ? put(table, one.detachment.id, { ...one, detachment: { ...one.detachment, hex: piece.hex } })
        : table,
    state.captives,
  ),
});

function moved(state: State, piece: Piece, to: HexKey): Made | Fault {
  if (piece.hex === to) return no('same-hex', {}, ['to']);
  const fits = isArmy(piece)
    ? standFault(state, piece, to, 'to')
    : first(
        landFault(state, to, 'to'),
        battleFault(state, to),
        piece.kind === 'convoy' ? strangersFault(state, to, piece.seat, 'to') : null,
      );
  const found = first(fits, leaveFault(state, piece));
  if (found !== null) return found;
  const there = { ...piece, hex: to };
  const placed = there.kind === 'spy' ? { ...there, target: null } : there;
  const { kind, id, seat, name, hex } = piece;
  const facts = { kind, piece: id, seat, name, from: hex, hex: to };
  return { state: withGuarded(withPiece(state, placed), placed), facts, to: [seat] };
}

function removed(state: State, piece: Piece): Made | Fault {
  const found = first(
    leaveFault(state, piece),
    isGuard(state, piece) ? no('captives-with-it', { name: piece.name }) : null,
  );
  if (found !== null) return found;
  const { kind, id, seat, name, hex } = piece;
  const facts = { kind, piece: id, seat, name, hex };
  const left = { ...state, pieces: put(state.pieces, id, null), orbit: put(state.orbit, id, null) };
  return { state: left, facts, to: [seat] };
}

/** The army on the map or in orbit that has the unit. */
export function armyWith(state: State, id: UnitId): { readonly army: Army; readonly unit: Unit } | null {
  for (const army of [...Object.values(state.pieces).filter(isArmy), ...Object.values(state.orbit)]) {
    const unit = army.units.find((one) => one.id === id);
    if (unit !== undefined) return { army, unit };
  }
  return null;
}

/** The state with an army in place of its former self. */
export const withArmy = (state: State, army: Army): State =>
  army.kind === 'detachment' && army.id in state.orbit
    ? { ...state, orbit: put(state.orbit, army.id, army) }
    : withPiece(state, army);

/** The state with a unit replaced; removed with null. */
export const withUnit = (state: State, army: Army, was: Unit, now: Unit | null): State =>
  withArmy(state, { ...army, units: army.units.flatMap((one) => (one !== was ? [one] : now === null ? [] : [now])) });

const about = ({ id, seat, name }: Piece, unit: string) => ({ piece: id, seat, name, unit });

function unitMoved(state: State, { unit: id, to }: Extract<Change, { type: 'move-unit' }>): Made | Fault {
  const found = armyWith(state, id);
  if (found === null) return gone();
  const { army, unit } = found;
  const into = piecesIn(state, to).find((one): one is Army => isArmy(one) && one.seat === army.seat && one !== army);
  if (into === undefined) return no('no-detachment-there', { hex: to, seat: army.seat }, ['to']);
  const rest = army.units.filter((one) => one !== unit);
  const fault = first(
    fightFault(state, army),
    fightFault(state, into),
    hasLiving(rest) ? null : no('last-unit', { name: army.name }),
  );
  if (fault !== null) return fault;
  const left = withUnit(state, army, unit, null);
  const facts = { ...about(army, unit.name), into: into.name, hex: to };
  return { state: withArmy(left, { ...into, units: [...into.units, unit] }), facts, to: [army.seat] };
}

/** Detachments and garrisons, and their units. */
export const ARMY_EDITS: Edits<
  | 'add-detachment'
  | 'add-garrison'
  | 'move-piece'
  | 'rename-piece'
  | 'remove-piece'
  | 'add-unit'
  | 'move-unit'
  | 'change-unit'
  | 'remove-unit'
> = {
  'add-detachment': (state, given) => {
    const { hex, seat, name } = given;
    const found = first(
      seatFault(state, seat),
      nameFault(state, seat, name),
      standFault(state, { kind: 'detachment', seat }, hex, 'seat'),
    );
    if (found !== null) return found;
    const unit = unitFrom(state, seat, given);
    if ('code' in unit) return unit;
    const id = freshPieceId(state);
    const army: Detachment = {
      ...{ kind: 'detachment', id, seat, hex, name, march: 'normal', units: [unit] },
      ...NEW_DETACHMENT,
    };
    return { state: withPiece(state, army), facts: { ...about(army, unit.name), hex }, to: [seat] };
  },
  'add-garrison': (state, given) => {
    const { hex, name } = given;
    const seat = lookup(state.strongholds, hex)?.owner ?? lookup(state.control, hex);
    if (seat === undefined) return no('no-garrison-here', { hex });
    const found = first(
      seatFault(state, seat),
      nameFault(state, seat, name),
      standFault(state, { kind: 'garrison', seat }, hex, 'hex'),
    );
    if (found !== null) return found.code === 'no-home-for-garrison' ? no('no-garrison-here', { hex }) : found;
    const unit = unitFrom(state, seat, given);
    if ('code' in unit) return unit;
    const garrison: Army = { kind: 'garrison', id: freshPieceId(state), seat, hex, name, units: [unit] };
    return { state: withPiece(state, garrison), facts: { ...about(garrison, unit.name), hex }, to: [seat] };
  },
  'move-piece': (state, { piece: id, to }) => {
    const piece = pieceOf(state, id);
    return piece === undefined ? gone() : moved(state, piece, to);
  },
  'rename-piece': (state, { piece: id, name }) => {
    const piece = ownedPiece(state, id);
    if (piece === undefined) return gone();
    if (piece.name === name) return no('nothing-changed', {}, ['name']);
    const found = nameFault(state, piece.seat, name, id);
    if (found !== null) return found;
    const { seat, kind } = piece;
    const facts = { kind, piece: id, seat, name, was: piece.name };
    const renamed = { ...piece, name };
    return { state: isArmy(renamed) ? withArmy(state, renamed) : withPiece(state, renamed), facts, to: [seat] };
  },
  'remove-piece': (state, { piece: id }) => {
    const piece = ownedPiece(state, id);
    return piece === undefined ? gone() : removed(state, piece);
  },
  'add-unit': (state, given) => {
    const army = ownedPiece(state, given.piece);
    if (army === undefined || !isArmy(army)) return gone();
    const found = fightFault(state, army);
    if (found !== null) return found;
    const unit = unitFrom(state, army.seat, given);
    if ('code' in unit) return unit;
    const facts = { ...about(army, unit.name), models: given.models, points: given.points };
    return { state: withArmy(state, { ...army, units: [...army.units, unit] }), facts, to: [army.seat] };
  },
  'move-unit': unitMoved,
  'change-unit': (state, { unit: id, name, points }) => {
    const found = armyWith(state, id);
    if (found === null) return gone();
    const { army, unit } = found;
    if (unit.name === name && unit.points === points) return no('nothing-changed', {}, ['name']);
    const fault = fightFault(state, army);
    if (fault !== null) return fault;
    const facts = { ...about(army, name), was: unit.name, points };
    return { state: withUnit(state, army, unit, { ...unit, name, points }), facts, to: [army.seat] };
  },
  'remove-unit': (state, { unit: id }) => {
    const found = armyWith(state, id);
    if (found === null) return gone();
    const { army, unit } = found;
    const rest = army.units.filter((one) => one !== unit);
    const fault = first(fightFault(state, army), hasLiving(rest) ? null : no('last-unit', { name: army.name }));
    if (fault !== null) return fault;
    return { state: withUnit(state, army, unit, null), facts: about(army, unit.name), to: [army.seat] };
  },
};
