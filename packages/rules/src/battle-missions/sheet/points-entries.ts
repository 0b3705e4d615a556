import { lookup } from '../../kernel/index.ts';
import { isDiffering, type Register, written } from '../entries/register.ts';
import type { BodyOf, Unit, UnitState } from '../types.ts';
import { QUARTERS, SIDES } from '../vocabulary.ts';
import { type Board, briefOf, type Judgement, refused, type Turned, unitOf } from './board.ts';
import { positionOf } from './position.ts';
import { lootGrounds, sheetUnits, sideTotal } from './totals.ts';

export type PointsBody = BodyOf<'state' | 'holds' | 'inside' | 'bonus' | 'gave-up' | 'close'>;

/** What is entered on the sheet. Before the end it is a what-if. MSN-COMP-06. */
export function pointsEntry(turned: Turned, body: PointsBody): Judgement {
  const { stage } = positionOf(turned.board);
  if (stage === 'closed') return refused('sheet-closed', 'MSN-COMP-06');
  if (stage !== 'running' && stage !== 'ended') return refused('wrong-stage', 'MSN-COMP-06');
  if (body.type === 'close') return close(turned, body);
  const judgement = setValue(turned, body);
  // Nobody has closed what has changed since.
  if (judgement === null) turned.board.closed = { a: false, b: false };
  return judgement;
}

type ValueBody = Exclude<PointsBody, BodyOf<'close'>>;

function setValue({ board, placed, by }: Turned, body: ValueBody): Judgement {
  const set = <Value>(registers: Record<string, Register<Value>>, key: string, value: Value): Judgement => {
    registers[key] = written(lookup(registers, key) ?? [], placed, value);
    return null;
  };
  switch (body.type) {
    case 'state': {
      const unit = unitOf(board, body.unit);
      if (unit === undefined) return refused('unit-unknown', 'MSN-VP-03');
      if (!isPossible(unit, body.state)) return refused('state-impossible', 'MSN-VP-04', { unit: unit.name });
      return set(board.states, unit.id, body.state);
    }
    case 'holds': {
      const isKnown = groundsOf(board).includes(body.ground);
      return isKnown ? set(board.holders, body.ground, body.side) : refused('ground-unknown', 'MSN-OBJ-01');
    }
    case 'inside': {
      const isKnown = unitOf(board, body.unit) !== undefined;
      return isKnown ? set(board.inside, body.unit, body.isInside) : refused('unit-unknown', 'MSN-OBJ-04');
    }
    case 'bonus': {
      const isKnown = briefOf(board).bonuses.some(({ id }) => id === body.bonus);
      if (!isKnown) return refused('bonus-unknown', 'MSN-VP-08');
      return set(board.bonuses, `${body.side} ${body.bonus}`, body.isEarned);
    }
    case 'gave-up':
      if (body.side !== by) return refused('not-for-your-side', 'MSN-MARGIN-11');
      return set(board.gaveUp, `${body.side} ${body.what}`, body.isSo);
  }
}

/** MSN-VP-03, -04: as many models and wounds as there can be, and damage only to vehicles. */
function isPossible({ kind, models, wounds }: Unit, state: UnitState): boolean {
  const isFew = state.models <= models && state.wounds <= wounds;
  const isThere = state.fate === 'gone' || (state.models > 0 && state.wounds > 0);
  return isFew && isThere && (kind === 'vehicle' || state.damage.length === 0);
}

/** MSN-OBJ-03, -05: what the mission lets the sides hold. */
export function groundsOf(board: Board): readonly string[] {
  const { objective, counters } = briefOf(board);
  if (objective === 'quarters') return QUARTERS;
  return objective === 'loot' ? lootGrounds(counters) : [];
}

/** A thing on which two phones differ: its register and its key. MSN-COMP-10. */
export interface Difference {
  readonly of: 'roll' | 'state' | 'holds' | 'inside' | 'bonus' | 'gave-up' | 'place' | 'landed';
  readonly key: string;
}

/** MSN-COMP-10: everything that is still to be settled, in the order of names. */
export function differencesOf(board: Board): readonly Difference[] {
  const among = (of: Difference['of'], registers: Readonly<Record<string, Register<unknown>>>): readonly Difference[] =>
    Object.keys(registers)
      .filter((key) => isDiffering(lookup(registers, key) ?? []))
      .sort()
      .map((key) => ({ of, key }));
  const dice = Object.fromEntries(Object.entries(board.rolls).map(([subject, rolled]) => [subject, rolled.dice]));
  return [
    ...among('place', board.places),
    ...among('roll', dice),
    ...among('landed', board.landed),
    ...among('state', board.states),
    ...among('holds', board.holders),
    ...among('inside', board.inside),
    ...among('bonus', board.bonuses),
    ...among('gave-up', board.gaveUp),
  ];
}

/** MSN-COMP-06, -10: both sides close the same totals; not while anything is missing or differs. */
function close({ board, by }: Turned, { totals }: BodyOf<'close'>): Judgement {
  if (positionOf(board).stage !== 'ended') return refused('wrong-stage', 'MSN-COMP-06');
  const open = differencesOf(board);
  if (open.length > 0) return refused('difference-open', 'MSN-COMP-10', { count: open.length });
  const missing = SIDES.flatMap((side) => sheetUnits(board, side)).filter(({ isEntered }) => !isEntered);
  if (missing.length > 0) return refused('state-missing', 'MSN-COMP-06', { units: missing.map(({ unit }) => unit.name) });
  const isSame = SIDES.every((side) => sideTotal(board, side).total === totals[side]);
  if (!isSame) return refused('totals-differ', 'MSN-COMP-06');
  board.closed[by] = true;
  return null;
}
