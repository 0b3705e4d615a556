import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { forcesOf, playersIn, surfaceOf } from '../board/board.ts';
import { beginsWeek, daysAfter } from '../board/dates.ts';
import { hasPower } from '../board/relations.ts';
import type { Known, Purse } from '../types.ts';

/** Points that players are to get. */
export type Gains = readonly { readonly seat: SeatId; readonly points: number }[];

/** What they come to; `lost`: the part that was over the limit. */
interface Gained {
  readonly seat: SeatId;
  readonly points: number;
  readonly lost: number;
}

/** The points of a purse whose embargo is not over. */
export const heldIn = ({ held }: Purse): number => held.reduce((sum, { points }) => sum + points, 0);

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

type Table = Pick<Known, 'seats' | 'players' | 'settings'>;

/** The same for everybody in the war. */
const forAll = (known: Table, points: number): Gains => playersIn(known).map((seat) => ({ seat, points }));

/** NODE-CP-02. */
export const dailyGains = (known: Table): Gains => forAll(known, known.settings.dailyCp);

/** NODE-FAC-ORK-01. */
export const waaghGains = (known: Table & Pick<Known, 'map' | 'forces'>): Gains =>
  playersIn(known)
    .filter((seat) => hasPower(known, seat, 'waagh'))
    .map((seat) => ({ seat, points: waagh(known, seat) }));

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
export function topUpGains(known: Table & Pick<Known, 'purses'>): Gains {
  const most = Math.max(0, ...playersIn(known).map((seat) => unbound(known, seat)));
  return forAll(known, Math.max(0, known.settings.lowCpThreshold - most));
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
