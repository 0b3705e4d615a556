import type { RuleId, SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Known, Paid } from '../types.ts';
import type { GAINS } from '../vocabulary.ts';

type Why = (typeof GAINS)[number];

/** NODE-CP-11, -12: what a player can spend now; during a game night leftovers of earlier ones too. */
export function spendable(_known: Pick<Known, 'purses' | 'night'>, _seat: SeatId): number {
  return 0;
}

/** NODE-CP-12, -10: takes the price from the purse, acceleration first unless `onlyNormal`. It has been checked that it is there. */
export function pay(_play: Play, _seat: SeatId, _price: number, _onlyNormal: boolean): Paid {
  return { cp: 0, acceleration: 0 };
}

/** NODE-CP-03: points for some, up to the cap unless it does not apply; told in one event. */
export function gain(
  _play: Play,
  _gains: readonly { readonly seat: SeatId; readonly points: number }[],
  _told: { readonly why: Why; readonly rule: RuleId; readonly isCapped: boolean },
): void {}

/** NODE-CP-02: midnight, (a). */
export function dailyPoints(_play: Play): void {}

/** NODE-FAC-ORK-01: midnight that ends a Sunday, (b). */
export function waaghPoints(_play: Play): void {}

/** NODE-CP-05: midnight, (c). */
export function topUp(_play: Play): void {}

/** NODE-CP-08, -09: a point of acceleration for everybody, held until the embargo of this session is over. */
export function accelerationPoints(_play: Play, _session: number): void {}

/** NODE-CP-11: starts the embargo on what is left of a session, if anything is. */
export function startEmbargo(_play: Play, _session: number): void {}

/** NODE-CP-11: the embargo of a session is over. */
export function endEmbargo(_play: Play, _session: number): void {}
