import { refused } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { DeclarationOf, Known, Order, Rejection, Side } from '../types.ts';

type Intercept = Extract<Order, { readonly type: 'intercept' }>;
type CounterIntercept = Extract<Order, { readonly type: 'counter-intercept' }>;
type Flak = Extract<Order, { readonly type: 'flak' }>;
type Dogfight = DeclarationOf<'dogfight'>;

/*
 * SEC-AIR-04, -05, -07, -10 to -12, SEC-DROP-05, -06, to be written with `flyOn` (flights.ts), which asks these questions. An
 * answer is carried out on `board.flight`, and the flight goes on in the same step. Standing reactions (`reaction` of a
 * detachment) answer for their side, so that it is asked only if it wants to be.
 */

/** Why this interceptor of the territory cannot react: none is asked for, used up, elsewhere. */
export const interceptFaults = (_known: Known, _order: Intercept): readonly Rejection[] => [
  refused('not-asked', 'SEC-AIR-05'),
];
export function intercept(_play: Play, _side: Side, _order: Intercept): void {}

export const counterInterceptFaults = (_known: Known, _order: CounterIntercept): readonly Rejection[] => [
  refused('not-asked', 'SEC-AIR-10'),
];
export function counterIntercept(_play: Play, _side: Side, _order: CounterIntercept): void {}

export const flakFaults = (_known: Known, _order: Flak): readonly Rejection[] => [refused('not-asked', 'SEC-AIR-04')];
export function fireFlak(_play: Play, _side: Side, _order: Flak): void {}

/** SEC-AIR-11: a flight of its own, without a declaration and without the place in the alternation. */
export const dogfightFaults = (_known: Known, _order: Dogfight): readonly Rejection[] => [
  refused('not-offered', 'SEC-AIR-11'),
];
export function dogfight(_play: Play, _side: Side, _order: Dogfight): void {}

/**
 * What happens to a flight’s question when nobody answers it: the first interceptor meets the first intruder, the escort
 * reacts, flak fires. Returns whether a question was answered.
 */
export const reactByDefault = (_play: Play): boolean => false;
/** The same for those whose side has left a standing reaction. */
export const reactByItself = (_play: Play): boolean => false;
