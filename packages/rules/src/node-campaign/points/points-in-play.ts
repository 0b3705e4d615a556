import type { RuleId, SeatId } from '../../kernel/index.ts';
import { playersIn } from '../board/board.ts';
import { HOUR, type Play, purseIn, startTimer, tell, type Untold } from '../board/play.ts';
import type { Paid } from '../types.ts';
import type { GAINS } from '../vocabulary.ts';
import { dailyGains, type Gains, gainedBy, heldIn, leftAfter, topUpGains, waaghGains } from './points.ts';

type Why = (typeof GAINS)[number];

/**
 * NODE-CP-12, -10: takes the price from the purse, acceleration first, what is bound longest before the rest; with `onlyNormal` nothing
 * that is bound. It has been checked that it is there.
 */
export function pay(play: Play, seat: SeatId, price: number, onlyNormal: boolean): Paid {
  const purse = purseIn(play, seat);
  const left = leftAfter(purse, price, !onlyNormal && play.state.night !== null);
  const cp = purse.cp - left.cp;
  Object.assign(purse, { cp: left.cp, free: left.free, held: left.held.map((one) => ({ ...one })) });
  return { cp, acceleration: price - cp };
}

/** Points for some, each of them once; told in one event. */
export function gain(
  play: Play,
  gains: Gains,
  { why, rule, isCapped }: { readonly why: Why; readonly rule: RuleId; readonly isCapped: boolean },
): void {
  const told = gainedBy(play.state, gains, isCapped);
  for (const { seat, points } of told) purseIn(play, seat).cp += points;
  tellGains(play, told, (to, some) => ({ type: 'cp-gained', rule, to, why, gains: some }));
}

/** Everybody reads the gains, or, unless points are public, each player the own ones. */
function tellGains<Gain extends { readonly seat: SeatId }>(
  play: Play,
  gains: readonly Gain[],
  event: (to: 'all' | [SeatId], some: Gain[]) => Untold,
): void {
  if (!play.state.settings.cpPublic) for (const one of gains) tell(play, event([one.seat], [one]));
  else if (gains.length > 0) tell(play, event('all', [...gains]));
}

/** NODE-CP-02: midnight, (a). */
export function dailyPoints(play: Play): void {
  gain(play, dailyGains(play.state), { why: 'daily', rule: 'NODE-CP-02', isCapped: true });
}

/** NODE-FAC-ORK-01: midnight that ends a Sunday, (b). */
export function waaghPoints(play: Play): void {
  gain(play, waaghGains(play.state), { why: 'waagh', rule: 'NODE-FAC-ORK-01', isCapped: true });
}

/** NODE-CP-05: midnight, (c). */
export function topUp(play: Play): void {
  gain(play, topUpGains(play.state), { why: 'top-up', rule: 'NODE-CP-05', isCapped: true });
}

/** NODE-CP-08, -09: an acceleration point for everybody, held until the embargo of this session is over. */
export function accelerationPoints(play: Play, session: number): void {
  const gains = playersIn(play.state).map((seat) => {
    const { held } = purseIn(play, seat);
    const ofSession = held.find((one) => one.session === session);
    if (ofSession === undefined) held.push({ session, points: 1 });
    else ofSession.points += 1;
    return { seat, points: 1, lost: 0 };
  });
  tellGains(play, gains, (to, some) => ({
    type: 'cp-gained',
    rule: 'NODE-CP-06',
    to,
    why: 'acceleration',
    gains: some,
  }));
}

/** NODE-CP-11: starts the embargo on what is left of a session, if anything is. */
export function startEmbargo(play: Play, session: number): void {
  const { purses, settings } = play.state;
  if (!Object.values(purses).some(({ held }) => held.some((one) => one.session === session))) return;
  if (settings.accelerationEmbargoHours === 0) endEmbargo(play, session);
  else startTimer(play, 'embargo', session, settings.accelerationEmbargoHours * HOUR);
}

/** NODE-CP-11: the embargo of a session is over. */
export function endEmbargo(play: Play, session: number): void {
  const gains = play.state.seats.flatMap((seat) => {
    const purse = purseIn(play, seat);
    const points = heldIn({ ...purse, held: purse.held.filter((one) => one.session === session) });
    purse.free += points;
    purse.held = purse.held.filter((one) => one.session !== session);
    return points > 0 ? [{ seat, points }] : [];
  });
  tellGains(play, gains, (to, some) => ({ type: 'embargo-ended', rule: 'NODE-CP-11', to, gains: some }));
}
