import { recordOf } from '../../kernel/index.ts';
import { CONVOYS, DETACHMENT_ALLOWANCE, DIPLOMAT, RELEASED_ALLOWANCE, RESERVE_BONUS, SPY } from '../data/allowances.ts';
import { RIVER_ENTRY, TERRAIN_ENTRY } from '../data/terrain.ts';
import { isSwift } from '../races/dark-eldar/speed.ts';
import type { Detachment, Faction, Garrison, MoveClass, MovementOrderType, Piece, SeenPiece, Unit } from '../types.ts';
import { MOVE_CLASSES, TERRAINS } from '../types.ts';

/** A piece as movement sees it. */
export interface Mover {
  /** Number of its seat in the ground. */
  readonly seat: number;
  readonly kind: Exclude<Piece['kind'], 'garrison'>;
  /** Where it starts, by index: it is not in its own way. */
  readonly start: number;
  /** Bit i is set when it has a unit of MOVE_CLASSES[i]. */
  readonly classes: number;
  readonly allowance: number;
  readonly high: boolean;
  readonly reserve: boolean;
  /** HEX-GAR-10: where it may end beside a detachment, by index, for it settles there; -1: nowhere. */
  readonly settlesAt: number;
}

const BITS = recordOf(MOVE_CLASSES, (moveClass) => 1 << MOVE_CLASSES.indexOf(moveClass));
export const bitOf = (moveClass: MoveClass): number => BITS[moveClass];
export const SKIMMER_BIT = bitOf('skimmer');

/** HEX-MOV-15: for each terrain the classes that may not enter it. */
export const BARRED: readonly number[] = TERRAINS.map((terrain) =>
  MOVE_CLASSES.filter((moveClass) => !TERRAIN_ENTRY[terrain][moveClass]).reduce((bits, c) => bits | bitOf(c), 0),
);

const riverBits = (entry: (typeof RIVER_ENTRY)[MoveClass]): number =>
  MOVE_CLASSES.filter((moveClass) => RIVER_ENTRY[moveClass] === entry).reduce((bits, c) => bits | bitOf(c), 0);

/** HEX-MOV-16: the classes that need a bridge, and those to which the setting `trackedRiver` applies. */
export const NEEDS_BRIDGE = riverBits('no');
export const RIVER_RESTRICTED = riverBits('restricted');

/** Models that are still with the unit: ready, wounded or damaged. */
export const living = (unit: Unit): number => unit.models.ready + unit.models.wounded + unit.models.damaged;
/** Models of the unit at roster size. */
export const rosterSize = (unit: Unit): number => living(unit) + unit.models.dead + unit.models.captured;

/** HEX-MOV-15: the classes of all units that still have models, wounded and damaged included. */
export function classesOf(units: readonly Unit[]): number {
  let all = 0;
  let alive = 0;
  for (const unit of units) {
    const bit = bitOf(unit.moveClass);
    all |= bit;
    if (living(unit) > 0) alive |= bit;
  }
  return alive === 0 ? all : alive;
}

/** HEX-MORD-11, HEX-MOV-13: nothing but skimmers. */
export const isSkimmersOnly = (classes: number): boolean => classes === SKIMMER_BIT;

/** HEX-MOV-10, HEX-MORD-08, HEX-MORD-10: movement points for an order; null where the order moves nothing. */
export function allowanceOf(
  piece: Piece,
  faction: Faction,
  order: MovementOrderType,
  guarded: readonly Detachment[] = [],
): number | null {
  const base = withBurden(baseAllowance(piece, faction), guarded);
  if (base === null) return null;
  switch (order) {
    case 'path':
    case 'follow':
    case 'advance':
      return base;
    case 'move-and-claim':
      return Math.ceil(base / 2);
    case 'reserve':
      return base + RESERVE_BONUS;
    case 'guard':
    case 'recover':
    case 'claim-area':
    case 'to-orbit':
    case 'webway':
      return null;
  }
}

/** HEX-CAPT-04: a guard is no faster than its captives. */
const withBurden = (base: number | null, guarded: readonly Detachment[]): number | null =>
  base === null || guarded.length === 0
    ? base
    : Math.min(base, ...guarded.map(({ march }) => DETACHMENT_ALLOWANCE[march]));

function baseAllowance(piece: Piece, faction: Faction): number | null {
  switch (piece.kind) {
    case 'detachment':
      if (piece.disarmed) return RELEASED_ALLOWANCE;
      return DETACHMENT_ALLOWANCE[piece.march === 'normal' && isSwift(piece, faction) ? 'vehicles' : piece.march];
    case 'convoy':
      return CONVOYS[faction].allowance;
    case 'diplomat':
      return DIPLOMAT.allowance;
    case 'spy':
      return SPY.allowance;
    case 'garrison':
      return null;
  }
}

function pieceClasses(piece: Piece, faction: Faction): number {
  switch (piece.kind) {
    case 'detachment':
    case 'garrison':
      return classesOf(piece.units);
    case 'convoy':
      return bitOf(CONVOYS[faction].moveClass);
    case 'diplomat':
      return bitOf(DIPLOMAT.moveClass);
    case 'spy':
      return bitOf(SPY.moveClass);
  }
}

/**
 * A piece on its way under an order. Null where the piece or the order does not move. HEX-CAPT-04: what restricts the
 * captives that it guards restricts it too, and it does not fly high.
 */
export function moverOf(
  piece: Piece,
  faction: Faction,
  at: { readonly seat: number; readonly start: number; readonly settlesAt?: number },
  order: { readonly type: MovementOrderType; readonly high?: boolean },
  guarded: readonly Detachment[] = [],
): Mover | null {
  const allowance = allowanceOf(piece, faction, order.type, guarded);
  if (allowance === null || piece.kind === 'garrison') return null;
  return {
    seat: at.seat,
    kind: piece.kind,
    start: at.start,
    classes: guarded.reduce((bits, { units }) => bits | classesOf(units), pieceClasses(piece, faction)),
    allowance,
    high: order.high === true && guarded.length === 0,
    reserve: order.type === 'reserve',
    settlesAt: at.settlesAt ?? -1,
  };
}

/** Rows of the entry table from the most to the least restricted. */
const MOST_RESTRICTED = ['wheeled', 'tracked', 'walker', 'infantry', 'skimmer'] as const satisfies readonly MoveClass[];

/** HEX-SIGHT-08: the movement class that others see: the most restricted of its units. */
export function seenClass(piece: Detachment | Garrison): SeenPiece['moveClass'] {
  const classes = classesOf(piece.units);
  return MOST_RESTRICTED.find((moveClass) => (classes & bitOf(moveClass)) !== 0) ?? null;
}

/** HEX-RACE-EL-02, HEX-RACE-DE-12: what carries a seat's convoys. */
export const convoyClass = (faction: Faction): MoveClass => CONVOYS[faction].moveClass;
