import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { forcesOf, playersIn, surfaceOf } from '../board/board.ts';
import { beginsWeek, daysAfter } from '../board/dates.ts';
import { HOUR, type Play, purseIn, startTimer, tell, type Untold } from '../board/play.ts';
import { hasPower } from '../board/relations.ts';
import type { Known, Paid, Purse } from '../types.ts';
import type { GAINS } from '../vocabulary.ts';

type Why = (typeof GAINS)[number];

/** Points that players are to get. */
type Gains = readonly { readonly seat: SeatId; readonly points: number }[];
/** What they come to; `lost`: the part that was over the limit. */
interface Gained {
  readonly seat: SeatId;
  readonly points: number;
  readonly lost: number;
}

const heldIn = ({ held }: Purse): number => held.reduce((sum, { points }) => sum + points, 0);
/** NODE-CP-03, -11: what the cap counts, points under embargo included. */
const totalIn = (purse: Purse): number => purse.cp + purse.free + heldIn(purse);

/** NODE-CP-11, -12: what a player can spend now; during a game night leftovers of earlier ones too. */
export function spendable({ purses, night }: Pick<Known, 'purses' | 'night'>, seat: SeatId): number {
  const purse = lookup(purses, seat);
  if (purse === undefined) return 0;
  return night === null ? unbound({ purses }, seat) : totalIn(purse);
}

/** NODE-CP-10: what may be spent against absent players: acceleration whose embargo is over is like any other point. */
export function unbound({ purses }: Pick<Known, 'purses'>, seat: SeatId): number {
  const purse = lookup(purses, seat);
  return purse === undefined ? 0 : purse.cp + purse.free;
}

/** NODE-CP-11: points of game nights that may be spent only in a game night, until their embargo is over. */
export function bound({ purses }: Pick<Known, 'purses'>, seat: SeatId): number {
  const purse = lookup(purses, seat);
  return purse === undefined ? 0 : heldIn(purse);
}

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

/**
 * NODE-CP-12: what is left in a purse once a price is paid: acceleration goes first, what is bound longest before the rest, and it
 * only `withHeld`.
 */
export function leftAfter({ cp, free, held }: Purse, price: number, withHeld: boolean): Purse {
  let due = price;
  const drawn = (there: number): number => {
    const taken = Math.min(there, due);
    due -= taken;
    return there - taken;
  };
  const rest = held.toReversed().map((one) => ({ ...one, points: withHeld ? drawn(one.points) : one.points }));
  const left = { held: rest.toReversed().filter(({ points }) => points > 0), free: drawn(free) };
  return { ...left, cp: cp - due };
}

/** A week without any gain brings none later either. */
const IDLE_DAYS = 7;

/**
 * NODE-CP-02, -03, -05, NODE-FAC-ORK-01: the date that begins when a player can pay a price if nobody spends anything until then.
 * Null: at once, never, or nobody can tell.
 */
export function payableOn(known: Known, seat: SeatId, price: number): string | null {
  let date = known.clock.date;
  if (date === null || lookup(known.purses, seat) === undefined || price <= spendable(known, seat)) return null;
  let [then, idle] = [known, 0];
  while (idle < IDLE_DAYS) {
    date = daysAfter(date, 1);
    const before = spendable(then, seat);
    then = midnightGains(then, date).after;
    if (price <= spendable(then, seat)) return date;
    idle = spendable(then, seat) > before ? 0 : idle + 1;
  }
  return null;
}

/**
 * NODE-CP-03: what gains come to, up to the cap unless it does not apply. Less than 0 takes what is there. Purses that a viewer does not
 * know are left out.
 */
export function gainedBy(
  { purses, settings }: Pick<Known, 'purses' | 'settings'>,
  gains: Gains,
  isCapped = true,
): readonly Gained[] {
  return gains
    .filter(({ points }) => points !== 0)
    .flatMap(({ seat, points }) => {
      const purse = lookup(purses, seat);
      if (purse === undefined) return [];
      const room = isCapped ? Math.max(0, settings.cpCap - totalIn(purse)) : points;
      const gained = Math.max(-purse.cp, Math.min(points, room));
      return [{ seat, points: gained, lost: Math.max(0, points - gained) }];
    });
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

type Table = Pick<Known, 'seats' | 'players' | 'settings'>;

/** The same for everybody in the war. */
const forAll = (known: Table, points: number): Gains => playersIn(known).map((seat) => ({ seat, points }));

/** NODE-CP-02. */
const dailyGains = (known: Table): Gains => forAll(known, known.settings.dailyCp);

/** NODE-CP-02: midnight, (a). */
export function dailyPoints(play: Play): void {
  gain(play, dailyGains(play.state), { why: 'daily', rule: 'NODE-CP-02', isCapped: true });
}

/** NODE-FAC-ORK-01. */
const waaghGains = (known: Table & Pick<Known, 'map' | 'forces'>): Gains =>
  playersIn(known)
    .filter((seat) => hasPower(known, seat, 'waagh'))
    .map((seat) => ({ seat, points: waagh(known, seat) }));

/** NODE-FAC-ORK-01: midnight that ends a Sunday, (b). */
export function waaghPoints(play: Play): void {
  gain(play, waaghGains(play.state), { why: 'waagh', rule: 'NODE-FAC-ORK-01', isCapped: true });
}

/** A point for each battleforce beyond the first on each planet. */
function waagh(known: Pick<Known, 'map' | 'forces'>, seat: SeatId): number {
  const forces = forcesOf(known, seat);
  const beyondFirst = known.map.planets.map(({ id }) => {
    const surface = surfaceOf(known, id);
    return Math.max(0, forces.filter(({ node }) => surface.includes(node)).length - 1);
  });
  return beyondFirst.reduce((sum, points) => sum + points, 0);
}

/** NODE-CP-05: all purses have to be known. */
function topUpGains(known: Table & Pick<Known, 'purses'>): Gains {
  const most = Math.max(0, ...playersIn(known).map((seat) => unbound(known, seat)));
  return forAll(known, Math.max(0, known.settings.lowCpThreshold - most));
}

/** NODE-CP-05: midnight, (c). */
export function topUp(play: Play): void {
  gain(play, topUpGains(play.state), { why: 'top-up', rule: 'NODE-CP-05', isCapped: true });
}

/** The points that a midnight brings, as far as a viewer knows, in the order of NODE-CP-13. */
export interface MidnightGains {
  /** (a) and (b), for those whose points the viewer knows. (b): empty except after a Sunday. */
  readonly daily: readonly Gained[];
  readonly waagh: readonly Gained[];
  /** (c). Null: the viewer does not know everybody's points, and so not whether there is one. */
  readonly topUp: readonly Gained[] | null;
}

/** NODE-CP-13: the points of the midnight that begins this date; `after`: with them. */
export function midnightGains(known: Known, date: string): MidnightGains & { readonly after: Known } {
  const daily = gainedBy(known, dailyGains(known));
  const second = withGains(known, daily);
  const waagh = beginsWeek(date) ? gainedBy(second, waaghGains(known)) : [];
  const third = withGains(second, waagh);
  const isOpen = playersIn(known).every((seat) => lookup(known.purses, seat) !== undefined);
  const topUp = isOpen ? gainedBy(third, topUpGains(third)) : null;
  return { daily, waagh, topUp, after: withGains(third, topUp ?? []) };
}

/** The points after these gains. */
export const withGains = (known: Known, gains: readonly Gained[]): Known => ({
  ...known,
  purses: Object.fromEntries(
    Object.entries(known.purses).map(([seat, purse]) => {
      const gained = gains.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0);
      return [seat, { ...purse, cp: purse.cp + gained }];
    }),
  ),
});

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
