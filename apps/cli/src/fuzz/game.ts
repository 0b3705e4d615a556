import { type Game, invariant, type Ruleset, type SeatId, type SheetRules } from '@sealed-orders/rules/kernel';
import type { Random } from './random.ts';

/** What the fuzzer must know of a system to play it at random. */
export interface FuzzGame<G extends Game> {
  readonly ruleset: Ruleset<G>;
  /** Any setup with that many seats. */
  setup(random: Random, seats: number): G['setup'];
  /** The opening state, with the results of phases that cannot be played at random yet. */
  opened(state: G['state'], random: Random): G['state'];
  /** A sheet drawn from a seat's options; it must be valid. Null if there is nothing to seal. */
  sheet(view: G['view'], options: readonly G['option'][], random: Random): G['sheet'] | null;
  /** An order on arrival drawn from a seat's options; it may be refused. Null if there is nothing to send. */
  order(view: G['view'], options: readonly G['option'][], random: Random): G['order'] | null;
  /** A malicious sheet: anything at all. */
  hostileSheet(view: G['view'], random: Random): unknown;
  hostileOrder(view: G['view'], random: Random): unknown;
  turnOf(state: G['state']): number;
  seatsOf(state: G['state']): readonly SeatId[];
  /** What may not happen in a step, but can be seen only by comparing the states before and after it. */
  stepFaults(before: G['state'], after: G['state'], events: readonly G['event'][]): readonly string[];
  /** The state with other values everywhere that this seat cannot look. */
  veiled(state: G['state'], view: G['view'], seat: SeatId, random: Random): G['state'];
}

/** What the rules say about sheets. Throws for a game without any. */
export function sheetsOf<G extends Game>({ ruleset: { id, sheets } }: FuzzGame<G>): SheetRules<G> {
  invariant(sheets !== null, `${id} has no sealed sheets`);
  return sheets;
}

export interface Limits {
  readonly turns: number;
  readonly seats: readonly [number, number];
}

/** A campaign that was played to its end or its last turn. */
export interface Played {
  readonly steps: number;
  readonly turns: number;
  readonly events: number;
}

/** Something that must never happen: at which step, and what. */
export class Broken extends Error {
  readonly step: number;
  constructor(step: number, what: string) {
    super(what);
    this.step = step;
  }
}

/** A system with its types hidden. */
export interface FuzzSystem {
  /** Its name on the command line. */
  readonly name: string;
  /** Plays one campaign; throws {@link Broken} when something is wrong. */
  play(seed: string, limits: Limits): Played;
}
