import { lookup } from '../../kernel/index.ts';
import { usesPoints } from '../briefing/briefing.ts';
import { valueOf } from '../entries/register.ts';
import { bracketsFor, type Margin, marginBasis, marginOf } from '../margin/margin.ts';
import { type Claimant, claimedPoints, lootPoints, quarterPoints } from '../objectives/objectives.ts';
import { dicedWith } from '../reserves/reserves.ts';
import { otherSide } from '../turn/turn.ts';
import type { Fate, Side, Unit, UnitState } from '../types.ts';
import { QUARTERS } from '../vocabulary.ts';
import { pointsFor, type SideTotal, totalOf } from '../victory/victory.ts';
import { armyOf, armyPoints, type Board, briefOf, placeOf } from './board.ts';
import { lostByLanding } from './turn-entries.ts';

/** The state of a unit on the sheet. `isEntered`: somebody entered it, or the tracker knows it. MSN-COMP-06. */
export interface SheetUnit {
  readonly unit: Unit;
  readonly state: UnitState;
  readonly isEntered: boolean;
  /** For the enemy. */
  readonly points: number;
}

/** What the tracker knows of a unit that nobody entered a state for. MSN-RES-09, MSN-DS-06. */
function knownFate(board: Board, unit: Unit): Fate | null {
  if (valueOf(lookup(board.landed, unit.id))?.isDestroyed === true) return 'gone';
  const selection = dicedWith(armyOf(board, unit.side), unit);
  const place = placeOf(board, selection, unit.side);
  const isOff = place === 'reserve' || place === 'strike';
  return isOff && lookup(board.arrived, selection) === undefined ? 'never-arrived' : null;
}

/** MSN-COMP-06: a unit without a state counts as undamaged, and is marked. */
export function sheetUnit(board: Board, unit: Unit): SheetUnit {
  const entered = valueOf(lookup(board.states, unit.id));
  const fate = knownFate(board, unit);
  const models = fate === 'gone' ? 0 : unit.models - lostByLanding(board, unit.id);
  const whole: UnitState = { fate: fate ?? 'table', models, wounds: unit.wounds, damage: [], isScoring: null };
  const state = entered ?? whole;
  const points = pointsFor(unit, state, board.setup.settings);
  return { unit, state, isEntered: entered !== undefined || fate !== null, points };
}

export const sheetUnits = (board: Board, side: Side): readonly SheetUnit[] =>
  armyOf(board, side).map((unit) => sheetUnit(board, unit));

/** MSN-OBJ-03, -05: who holds a piece of ground; null: nobody, or two phones differ. */
const holderOf = (board: Board, ground: string): Side | null => valueOf(lookup(board.holders, ground)) ?? null;

/** MSN-OBJ-05: the grounds of loot counters, by number. */
export const lootGrounds = (counters: number): readonly string[] =>
  Array.from({ length: counters }, (_, i) => `loot-${i + 1}`);

/** MSN-OBJ-01 to -07: what the objective scores for a side. */
function objectivePoints(board: Board, side: Side, basis: number): number {
  const { objective, counters, quarters } = briefOf(board);
  switch (objective) {
    case 'none':
      return 0;
    case 'quarters': {
      const [ne, se, sw, nw] = QUARTERS.map((one) => holderOf(board, one));
      const held = { ne: ne ?? null, se: se ?? null, sw: sw ?? null, nw: nw ?? null };
      return quarterPoints(side, held, quarters, basis);
    }
    case 'loot':
      return lootPoints(side, lootGrounds(counters).map((one) => holderOf(board, one)), basis);
    case 'lines':
    case 'field':
    case 'annihilation':
      return claimedPoints(objective, claimantsOf(board, side), board.setup.settings);
  }
}

const claimantsOf = (board: Board, side: Side): readonly Claimant[] =>
  sheetUnits(board, side).map(({ unit, state }) => ({
    unit,
    state,
    isInside: valueOf(lookup(board.inside, unit.id)) === true,
  }));

/** MSN-MARGIN-01. */
export const basisOf = (board: Board): number =>
  marginBasis(board.setup.settings, briefOf(board).pointsLimit, armyPoints(board));

/** MSN-VP-08: the total of a side. */
export function sideTotal(board: Board, side: Side): SideTotal {
  const units = sheetUnits(board, otherSide(side)).reduce((sum, { points }) => sum + points, 0);
  const bonus = briefOf(board).bonuses.reduce(
    (sum, { id, points }) => (valueOf(lookup(board.bonuses, `${side} ${id}`)) === true ? sum + points : sum),
    0,
  );
  return totalOf(units, objectivePoints(board, side, basisOf(board)), bonus);
}

/** The sheet that both sides share. MSN-COMP-06. */
export interface Totals {
  readonly sides: Readonly<Record<Side, SideTotal>>;
  readonly basis: number;
  /** Null: the mission does without victory points. MSN-VP-01. */
  readonly margin: Margin | null;
}

export function totalsOf(board: Board): Totals {
  const { setup } = board;
  const sides = { a: sideTotal(board, 'a'), b: sideTotal(board, 'b') };
  const basis = basisOf(board);
  const isPlayed = usesPoints(briefOf(board), setup.campaign !== null);
  const brackets = bracketsFor(setup.campaign?.brackets ?? null, setup.settings);
  const margin = isPlayed ? marginOf({ a: sides.a.total, b: sides.b.total }, basis, brackets) : null;
  return { sides, basis, margin };
}
