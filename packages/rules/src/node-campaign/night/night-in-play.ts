import type { SeatId } from '../../kernel/index.ts';
import { nextNumber, type Play, startTimer, stopTimer, tell } from '../board/play.ts';
import { carryOutDelayed } from '../orders/posts-in-play.ts';
import { accelerationPoints, startEmbargo } from '../points/points-in-play.ts';
import { isPending, type NightOrder, RULE, whoIsThere } from './night.ts';

const MINUTE = 60;

/** NODE-CP-06: says who is there, or passes. */
export function nightOrder(play: Play, seat: SeatId, order: NightOrder): void {
  if (order.type === 'present') setPresent(play, seat, order.isPresent);
  else pass(play, seat, false);
}

function pass(play: Play, seat: SeatId, isByTime: boolean): void {
  play.state.night?.acted.push(seat);
  tell(play, { type: 'passed', rule: RULE, to: 'all', seat, isByTime });
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
