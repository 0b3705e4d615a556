import type { Dice, Instant, RuleId, SeatId } from '../../kernel/index.ts';
import { LONGEST_OPEN, lookup, present } from '../../kernel/index.ts';
import type { TimerKind } from '../data/timers.ts';
import type {
  CounterId,
  DetachmentId,
  Draft,
  Event,
  Known,
  Question,
  Score,
  Side,
  State,
  TerritoryId,
} from '../types.ts';
import { knownTo, seatsOf } from './board.ts';

/** A step in progress. Its state is a working copy that the chapters change; the original state stays as it was. */
export interface Play {
  readonly state: Draft;
  readonly dice: Dice;
  readonly at: Instant;
  readonly events: Event[];
}

type Distributed<Union> = Union extends Event ? Omit<Union, 'turn'> : never;
/** An event without its turn. */
export type Untold = Distributed<Event>;

/** A deep copy of a state, which is plain JSON. The copy may be changed, which the compiler can't see. */
export const playOf = (state: State, dice: Dice, at: Instant): Play => ({
  state: structuredClone(state) as Draft,
  dice,
  at,
  events: [],
});

/** Copies what the rules made, for the same reason, before it goes into the working copy. */
export const drafted = <Value>(value: Value): Mutable<Value> => structuredClone(value) as Mutable<Value>;
type Mutable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { -readonly [Key in keyof Value]: Mutable<Value[Key]> };

/** Records an event with its turn. */
export function tell(play: Play, event: Untold): void {
  play.events.push({ ...event, turn: play.state.board.turn });
}

/** Who reads what only one side may know. */
export const own = ({ state: { board } }: Play, side: Side): SeatId[] => [...seatsOf(board, side)];

/** What a side knows in the middle of a step. */
export const knownIn = ({ state }: Play, side: Side): Known => knownTo(state, side);

/** Asks for decisions, whose time begins now. Answers remove them one by one. */
export function ask(play: Play, questions: readonly Question[]): void {
  const { board } = play.state;
  board.asked = questions.map((one) => ({ ...one }));
  board.decision += 1;
  board.began.decision = play.at;
}

export const question = (side: Side, decision: Question['decision']): Question => ({
  ...{ side, decision, battle: null, territory: null },
});

/** A decision has been made. The time of the others goes on. */
export function answered(play: Play, side: Side, decision: Question['decision']): void {
  const { board } = play.state;
  board.asked = board.asked.filter((one) => one.side !== side || one.decision !== decision);
}

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Starts a firm timer, or starts it again. @param seconds from now on */
export function startTimer(play: Play, kind: TimerKind, subject: string, seconds: number): void {
  play.state.board.timers[`${kind}:${subject}`] = { after: play.at, seconds };
}

export function stopTimer(play: Play, kind: TimerKind, subject: string): void {
  delete play.state.board.timers[`${kind}:${subject}`];
}

/** SEC-TURN-05: a pause does not count. */
export function delayTimers({ state: { board } }: Play, seconds: number): void {
  for (const timer of Object.values(board.timers)) timer.seconds = Math.min(timer.seconds + seconds, LONGEST_OPEN);
}

/** The working copies, for changing them. */
export const counterIn = ({ state }: Play, id: CounterId): Draft['board']['counters'][string] =>
  present(lookup(state.board.counters, id), 'a counter of this campaign');
export const territoryIn = ({ state }: Play, id: TerritoryId): Draft['board']['territories'][string] =>
  present(lookup(state.board.territories, id), 'a territory of the grid');
export const detachmentIn = (
  { state }: Play,
  side: Side,
  id: DetachmentId,
): Draft['desks'][Side]['detachments'][string] =>
  present(lookup(state.desks[side].detachments, id), 'a detachment of its side');
/** The counter of a detachment that has one. */
export const counterOfIn = (play: Play, side: Side, id: DetachmentId): Draft['board']['counters'][string] =>
  counterIn(play, present(detachmentIn(play, side, id).counter, 'a detachment with a counter'));

/** A change of the score, in the ledger and for everyone to see. SEC-VP-13. */
export interface Scoring {
  readonly side: Side;
  readonly amount: number;
  readonly score: Score;
  readonly rule: RuleId;
  readonly battle?: Draft['board']['ledger'][number]['battle'];
  /** Those that it counts, if it is for territories. */
  readonly territories?: readonly TerritoryId[];
  /** If only its side may know why, everyone else reads `command`. The directive's number, if it is one. */
  readonly secret?: { readonly directive: number | null };
}

/** SEC-VP-13: changes the score of a side. Nothing is written if nothing changes. */
export function changeScore(
  play: Play,
  { side, amount, score, rule, battle = null, territories = [], secret }: Scoring,
): void {
  if (amount === 0) return;
  const { board, desks, last } = play.state;
  board.sides[side].score += amount;
  last.line += 1;
  const shown = secret === undefined ? { score, rule } : ({ score: 'command', rule: 'SEC-VP-13' } as const);
  board.ledger.push({ number: last.line, side, amount, ...shown, turn: board.turn, battle });
  tell(play, {
    type: 'scored',
    rule: shown.rule,
    to: 'all',
    side,
    amount,
    score: shown.score,
    battle,
    territories: [...territories],
  });
  if (secret !== undefined) {
    desks[side].secrets.push({ number: last.line, score, rule, directive: secret.directive });
  }
}
