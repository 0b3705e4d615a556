import type { Dice, Instant, RuleId, SeatId } from '../../kernel/index.ts';
import { copied, keepingUnchanged, lookup, present } from '../../kernel/index.ts';
import type { TimerKind } from '../data/timers.ts';
import type { BattleId, Draft, Event, ForceId, NewUnit, NodeId, Post, State, UnitId } from '../types.ts';
import { plusSeconds } from './dates.ts';
import { unitIdOf } from './numbered.ts';

/** A step in progress. Its state is a working copy that the chapters change; the original state stays as it was. */
export interface Play {
  readonly state: Draft;
  readonly dice: Dice;
  readonly at: Instant;
  /** Whether the war is paused: no order that waits is carried out. NODE-ORD-16. */
  readonly isPaused: boolean;
  readonly events: Event[];
}

type Distributed<Union> = Union extends Event ? Omit<Union, 'day'> : never;
/** An event without its day. */
export type Untold = Distributed<Event>;

export const playOf = (state: State, dice: Dice, at: Instant, isPaused = false): Play => ({
  ...{ state: draftOf(state), dice, at, isPaused },
  events: [],
});

/**
 * A state is plain JSON: its copy is as deep as it is, except where nothing is ever changed in place. So the map and what
 * is over cost a step nothing, however long the war lasts.
 */
function draftOf({ settings, map, past, ledger, ...changing }: State): Draft {
  // The copy may be changed, which the compiler cannot see.
  const copy = copied(changing) as Omit<Draft, 'settings' | 'map' | 'past' | 'ledger'>;
  return { ...copy, settings, map, past: [...past], ledger: [...ledger] };
}

/** The state after the step: all that it left as it was are the objects of the state before. */
export const stateAfter = (before: State, { state }: Play): State => keepingUnchanged(before, state);

/** An order that waits, as the working copy keeps it. */
export const waiting = (post: Post): Draft['posts'][number] =>
  // As above.
  copied(post) as Draft['posts'][number];

/** Records an event with its day. */
export function tell(play: Play, event: Untold): void {
  play.events.push({ ...event, day: play.state.clock.day });
}

type Subject = NodeId | ForceId | BattleId | UnitId | SeatId | number | '';
export type TimerId = `${TimerKind}:${string}`;
export const timerId = (kind: TimerKind, subject: Subject): TimerId => `${kind}:${subject}`;

/** Starts a timer, or starts it again. @param seconds from now on */
export function startTimer(play: Play, kind: TimerKind, subject: Subject, seconds: number): void {
  play.state.timers[timerId(kind, subject)] = plusSeconds(play.at, seconds);
}

export function stopTimer(play: Play, kind: TimerKind, subject: Subject): void {
  delete play.state.timers[timerId(kind, subject)];
}

export const isTimed = ({ timers }: Pick<State, 'timers'>, kind: TimerKind, subject: Subject): boolean =>
  lookup(timers, timerId(kind, subject)) !== undefined;

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** The next number of its kind, counted from 1. */
export function nextNumber(play: Play, kind: keyof State['next']): number {
  play.state.next[kind] += 1;
  return play.state.next[kind];
}

/** A D6 about a battleforce, a battle or a node. */
export const d6 = (play: Play, rule: RuleId, subject: Subject): number => play.dice.d6(rule, String(subject));

/** The working copies, for changing them. */
export const forceIn = ({ state }: Play, id: ForceId): Draft['forces'][string] =>
  present(lookup(state.forces, id), 'a battleforce of this war');
export const nodeIn = ({ state }: Play, id: NodeId): Draft['nodes'][string] =>
  present(lookup(state.nodes, id), 'a node of the map');
export const playerIn = ({ state }: Play, seat: SeatId): Draft['players'][string] =>
  present(lookup(state.players, seat), 'a seat of this war');
export const purseIn = ({ state }: Play, seat: SeatId): Draft['purses'][string] =>
  present(lookup(state.purses, seat), 'every player has a purse');
export const battleIn = ({ state }: Play, id: BattleId): Draft['battles'][string] =>
  present(lookup(state.battles, id), 'a battle that is going on');
export const talkIn = ({ state }: Play, id: BattleId): Draft['talks'][string] =>
  present(lookup(state.talks, id), 'every battle is talked about');

/** A unit that was brought in, without experience. NODE-BF-07. */
export const numbered = (play: Play, unit: NewUnit): Draft['forces'][string]['units'][number] => ({
  ...unit,
  id: unitIdOf(nextNumber(play, 'unit')),
  xp: 0,
  honours: '',
});
