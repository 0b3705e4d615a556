import { lookup, type RuleId } from '../../kernel/index.ts';
import { checkBeforeFiring } from '../concealment/concealment.ts';
import { readDice } from '../dice/reader.ts';
import { isDiffering, valueOf, written } from '../entries/register.ts';
import { needsCoin } from '../infiltrate/infiltrate.ts';
import { arrivalTable, openRolls } from '../reserves/reserves.ts';
import { RULE_OF_ROLL, readerOf, subjectOf } from '../rolls/rolls.ts';
import type { BodyOf, Facts, RefusalCode, Roll, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { type Board, briefOf, holds, type Judgement, refused, type Turned, unitOf } from './board.ts';
import { infiltratorsOf } from './briefing-entries.ts';
import { isConcealedIn, isDarkIn, isLightKnown, type Position, positionOf, reservesOf } from './position.ts';

type RollOf<Kind extends Roll['kind']> = Extract<Roll, { readonly kind: Kind }>;
type Fault = RefusalCode | null;

/** MSN-COMP-05: why dice cannot be thrown for this now. Null: they can. */
export function rollFault(board: Board, roll: Roll): Fault {
  const position = positionOf(board);
  switch (roll.kind) {
    case 'mission':
      return position.stage === 'briefing' ? null : 'wrong-stage';
    case 'coin':
      return position.stage === 'deployment' && needsCoin(infiltrators(board)) ? null : 'roll-not-due';
    case 'light':
    case 'first-turn':
      return beforeFirstTurn(board, roll, position);
    case 'reserve':
      return reserveFault(board, roll, position);
    case 'scatter':
      return lookup(board.arrived, roll.selection)?.by === 'strike' ? null : 'unit-not-arriving';
    case 'night-check':
    case 'sight-check':
    case 'barrage':
      return firingFault(board, roll, position);
    case 'length':
      return position.lengthDueAfter === roll.turn ? null : 'roll-not-due';
  }
}

const infiltrators = (board: Board): Readonly<Record<Side, number>> => ({
  a: infiltratorsOf(board, 'a').length,
  b: infiltratorsOf(board, 'b').length,
});

/** MSN-DAWN-01, MSN-COMP-09: after deployment, first the light, then the first turn. */
function beforeFirstTurn(board: Board, roll: RollOf<'light' | 'first-turn'>, { stage }: Position): Fault {
  if (stage !== 'deployment') return 'wrong-stage';
  if (!SIDES.every((side) => board.deployed[side])) return 'not-deployed';
  if (roll.kind === 'light') return holds(board, 'dusk-dawn') ? null : 'roll-not-due';
  if (briefOf(board).first !== null) return 'first-turn-fixed';
  return isLightKnown(board) ? null : 'roll-not-due';
}

/** MSN-RES-03, -04: at the start of the player turn of its side. */
function reserveFault(board: Board, { selection, turn }: RollOf<'reserve'>, { now }: Position): Fault {
  if (now === null || now.turn !== turn) return 'turn-over';
  const waiting = reservesOf(board, now.side, turn);
  const isOpen = openRolls(waiting, turn, arrivalTable(board.setup.settings)).includes(selection);
  return isOpen ? null : 'roll-not-due';
}

/** MSN-NIGHT-02, MSN-CONC-02, -06: a firing unit checks if it is dark, or if its target is concealed. */
function firingFault(board: Board, roll: RollOf<'night-check' | 'sight-check' | 'barrage'>, { now }: Position): Fault {
  if (now === null || now.turn !== roll.turn) return 'turn-over';
  const unit = unitOf(board, roll.unit);
  if (unit === undefined) return 'unit-unknown';
  if (unit.side !== now.side) return 'turn-over';
  if (isDestroyed(board, unit.id)) return 'unit-destroyed';
  if (roll.kind === 'barrage') return unit.hasBarrage ? null : 'no-barrage';
  const isDark = isDarkIn(board, roll.turn);
  if (roll.kind === 'night-check') return isDark ? null : 'not-dark';
  const target = unitOf(board, roll.target);
  if (target === undefined) return 'unit-unknown';
  const check = checkBeforeFiring(isDark, isConcealedIn(board, target, roll.turn));
  return check === 'sight-check' ? null : 'not-concealed';
}

/** MSN-COMP-10: whether a unit is out of the battle already. */
export function isDestroyed(board: Board, id: string): boolean {
  const fate = valueOf(lookup(board.states, id))?.fate;
  return fate === 'gone' || fate === 'fled' || valueOf(lookup(board.landed, id))?.isDestroyed === true;
}

/** What the fold knows of dice before it begins. */
export interface ServerDice {
  /** MSN-COMP-05: subjects for which the server has thrown. */
  readonly subjects: ReadonlySet<string>;
}

/** MSN-COMP-05: dice of the server, or typed in. */
export function rollEntry(
  { board, placed }: Turned,
  { roll, dice: typed }: BodyOf<'roll'>,
  facts: Facts | null,
  server: ServerDice,
): Judgement {
  const rule = RULE_OF_ROLL[roll.kind];
  const subject = subjectOf(roll);
  const before = lookup(board.rolls, subject);
  const dice = typed ?? facts?.dice ?? null;
  const fault = takenFault(board, roll, typed !== null, server) ?? rollFaultUnless(board, roll, before !== undefined);
  if (fault !== null) return refused(fault, fault === 'rolled-by-server' ? 'MSN-COMP-05' : rule);
  // It would count: the server throws as it arrives.
  if (dice === null) return refused('dice-wanted', 'MSN-COMP-05');
  const read = readDice(readerOf(roll), dice);
  if (read.kind !== 'read') return refused(read.kind === 'too-few' ? 'dice-too-few' : 'dice-too-many', 'MSN-COMP-05');
  const register = written(before?.dice ?? [], placed, dice);
  // Typed dice are corrected by striking them. Those that had not seen each other stand side by side until one settles it.
  const isRepeated = before !== undefined && !isDiffering(before.dice) && register.length <= before.dice.length;
  if (isRepeated) return refused('rolled-already', 'MSN-COMP-05');
  const confirmedBy = before?.confirmedBy ?? {};
  board.rolls[subject] = { roll, dice: register, isByServer: typed === null, confirmedBy };
  return null;
}

/** MSN-COMP-05: a roll of the server cannot be replaced by one by hand. */
function takenFault({ setup, rolls }: Board, roll: Roll, isTyped: boolean, server: ServerDice): Fault {
  const subject = subjectOf(roll);
  if (isTyped && setup.settings.manualDice === 'forbidden') return 'dice-by-server-only';
  if (isTyped && server.subjects.has(subject)) return 'rolled-by-server';
  return !isTyped && lookup(rolls, subject) !== undefined ? 'rolled-already' : null;
}

/** A second phone's dice for the same roll make a difference, even if the roll is not due any more. */
const rollFaultUnless = (board: Board, roll: Roll, isRolled: boolean): Fault => (isRolled ? null : rollFault(board, roll));

/** MSN-COMP-05: the opponent confirms typed dice. */
export function confirmDice({ board, by }: Turned, { roll: id }: BodyOf<'confirm-dice'>, ofSide: Side | null): Judgement {
  const rule: RuleId = 'MSN-COMP-05';
  const subject = Object.keys(board.rolls).find((one) =>
    lookup(board.rolls, one)?.dice.some(({ entry }) => entry === id),
  );
  const rolled = subject === undefined ? undefined : lookup(board.rolls, subject);
  if (subject === undefined || rolled === undefined) return refused('entry-unknown', rule);
  if (rolled.isByServer) return refused('dice-not-typed', rule);
  if (ofSide === by) return refused('own-dice', rule);
  const before = lookup(rolled.confirmedBy, id) ?? [];
  if (before.includes(by)) return refused('confirmed-already', rule);
  board.rolls[subject] = { ...rolled, confirmedBy: { ...rolled.confirmedBy, [id]: [...before, by] } };
  return null;
}
