import type { RuleId, SeatId } from '../../kernel/index.ts';
import { ALL_WELL, playerOf, playersIn, refused } from '../board/board.ts';
import { nextNumber, type Play, startTimer, stopTimer, tell } from '../board/play.ts';
import { carryOutDelayed } from '../orders/posts.ts';
import { protectionFaults } from '../orders/series.ts';
import { accelerationPoints, startEmbargo } from '../points/points.ts';
import type { Command, Known, Order, Outlook, RefusalCode, Rejection } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

type NightOrder = Extract<Order, { readonly type: 'present' | 'pass' }>;

const MINUTE = 60;
const RULE: RuleId = 'NODE-CP-06';
const isPending = ({ battles }: Pick<Known, 'battles'>): boolean => Object.keys(battles).length > 0;

/** NODE-CP-06, -07, -10: why a series may not be given in this round. Empty without a session. */
export function roundFaults(known: Known, seat: SeatId, commands: readonly Command[]): readonly Rejection[] {
  const { night } = known;
  if (night === null) return ALL_WELL;
  const code = turnFault(known, seat);
  if (code !== null) return [refused(code, RULE)];
  const [command] = commands;
  if (command === undefined || commands.length > 1) return [refused('one-order-only', 'NODE-CP-07', ['commands'])];
  return protectionFaults(known, seat, command);
}

/** Why a player may not act in the round, or pass. */
function turnFault({ night }: Pick<Known, 'night'>, seat: SeatId): RefusalCode | null {
  if (night === null) return 'night-closed';
  if (!night.players.includes(seat)) return 'not-your-round';
  return night.acted.includes(seat) ? 'already-acted' : null;
}

export function nightFaults(known: Known, seat: SeatId, order: NightOrder): readonly Rejection[] {
  if (order.type === 'present') {
    const isSo = known.present.includes(seat) === order.isPresent;
    return isSo ? [refused('nothing-changed', RULE, ['isPresent'])] : ALL_WELL;
  }
  const code = turnFault(known, seat);
  return code === null ? ALL_WELL : [refused(code, RULE)];
}

/** NODE-CP-06: says who is there, or passes. */
export function nightOrder(play: Play, seat: SeatId, order: NightOrder): void {
  if (order.type === 'present') setPresent(play, seat, order.isPresent);
  else pass(play, seat, false);
}

function pass(play: Play, seat: SeatId, isByTime: boolean): void {
  play.state.night?.acted.push(seat);
  tell(play, { type: 'passed', rule: RULE, to: 'all', seat, isByTime });
}

/** NODE-CP-06: why no session can open. */
export function openingFaults(known: Known): readonly Rejection[] {
  const code = openingFault(known);
  return code === null ? ALL_WELL : [refused(code, RULE, ['ruling'])];
}

function openingFault(known: Known): RefusalCode | null {
  if (known.clock.day === 0) return 'not-yet';
  if (known.night !== null) return 'night-open';
  if (isPending(known)) return 'battle-pending';
  return whoIsThere(known).length === 0 ? 'too-few-players' : null;
}

/** In the order at the table; an empty seat is not at a game night. */
const whoIsThere = (known: Pick<Known, 'seats' | 'players' | 'present'>): readonly SeatId[] =>
  playersIn(known).filter((seat) => known.present.includes(seat) && !playerOf(known, seat).isEmpty);

/**
 * NODE-CP-06: when a battle that an order starts would end the session; null: it starts none that stays pending. Battles with a Guard
 * that nobody plays are over immediately. NODE-FAC-IG-03.
 */
export function endsSession(
  { night, settings }: Pick<Known, 'night' | 'settings'>,
  outlook: Pick<Outlook, 'meets' | 'others'> | null,
): 'at-once' | 'after-round' | null {
  if (night === null || outlook?.meets !== 'battle' || outlook.others.every((owner) => owner === GUARD)) return null;
  return settings.accelerationEnds === 'atOnce' ? 'at-once' : 'after-round';
}

export function openNight(play: Play): void {
  const session = nextNumber(play, 'session');
  play.state.night = { session, round: 0, players: [], acted: [] };
  tell(play, { type: 'night-opened', rule: RULE, to: 'all', session });
  openRound(play);
}

export function setPresent(play: Play, seat: SeatId, isPresent: boolean): void {
  const { state } = play;
  if (state.present.includes(seat) === isPresent) return;
  state.present = isPresent ? [...state.present, seat] : state.present.filter((one) => one !== seat);
  tell(play, { type: 'presence-changed', rule: RULE, to: 'all', seat, isPresent });
}

/** A point for everybody, and an order for each player who is there. */
function openRound(play: Play): void {
  const { state } = play;
  const { night, settings } = state;
  if (night === null) return;
  night.round += 1;
  night.players = [...whoIsThere(state)];
  night.acted = [];
  tell(play, { type: 'round-opened', rule: RULE, to: 'all', round: night.round, players: [...night.players] });
  accelerationPoints(play, night.session);
  startTimer(play, 'round', '', settings.accelerationOrderMinutes * MINUTE);
}

/** NODE-CP-06: an order of the session was carried out: the round, or the session, may be over. Called after every step. */
export function followSession(play: Play): void {
  const { state } = play;
  const { night, settings } = state;
  if (night === null) return;
  const isFought = isPending(state);
  const isRoundOver = night.players.every((seat) => night.acted.includes(seat));
  if (!isRoundOver && !(isFought && settings.accelerationEnds === 'atOnce')) return;
  if (isFought) closeNight(play, 'battle');
  else if (night.round >= settings.accelerationMaxRounds) closeNight(play, 'rounds');
  else if (whoIsThere(state).length === 0) closeNight(play, 'ended');
  else openRound(play);
}

/** The round's time is up: those who have not acted pass. */
export function roundFellDue(play: Play): void {
  const { night } = play.state;
  for (const seat of night?.players ?? []) if (night?.acted.includes(seat) === false) pass(play, seat, true);
}

/** NODE-CP-11, -08: the embargo begins, and what fell due meanwhile is carried out. */
export function closeNight(play: Play, why: 'battle' | 'referee' | 'rounds' | 'ended'): void {
  const { state } = play;
  if (state.night === null) return;
  const { session } = state.night;
  state.night = null;
  state.present = [];
  stopTimer(play, 'round', '');
  tell(play, { type: 'night-closed', rule: RULE, to: 'all', session, why });
  startEmbargo(play, session);
  carryOutDelayed(play);
}
