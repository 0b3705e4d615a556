import {
  type Dice,
  type Game,
  type Instant,
  type SeatId,
  type Step,
  seededDice,
  sha256Hex,
  stepKey,
} from '@sealed-orders/rules/kernel';
import { brokenText } from '@sealed-orders/text/cli/fuzz';
import { Broken, type FuzzGame } from './game.ts';
import type { Random } from './random.ts';

/** One running campaign. */
export interface Course<G extends Game> {
  readonly game: FuzzGame<G>;
  readonly random: Random;
  readonly edition: string;
  readonly seed: string;
}

/** A campaign's position after its n-th step, with what later inspections need of it. */
export interface Now<G extends Game> extends Step<G> {
  readonly n: number;
  /** The state before the next step, which must not change it. */
  readonly stateText: string;
  /** What seats have seen: an inspected seat that then writes orders is viewed once. */
  readonly views: Map<SeatId, G['view']>;
}

export function nowOf<G extends Game>({ state, events }: Step<G>, n: number): Now<G> {
  return { state, events, n, stateText: JSON.stringify(state), views: new Map() };
}

/** A day per step. */
export const instantOf = (n: number): Instant => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();

export const diceOf = <G extends Game>({ seed }: Course<G>, n: number): Dice =>
  seededDice(stepKey(sha256Hex(seed), seed, n, {}));

/** What `act` returns; anything it throws is Broken. A `what` that takes time to compute is requested only then. */
export function attempt<Value>(n: number, what: string | (() => string), act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (error instanceof Broken) throw error;
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Broken(n, brokenText.threw(typeof what === 'string' ? what : what(), why));
  }
}

/** What a seat sees now. */
export function seatView<G extends Game>({ game }: Course<G>, { state, n, views }: Now<G>, seat: SeatId): G['view'] {
  const known = views.get(seat);
  if (known !== undefined) return known;
  const view = attempt(n, 'view', () => game.ruleset.view(state, { kind: 'seat', seat }));
  views.set(seat, view);
  return view;
}
