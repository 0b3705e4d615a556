import type { Parsed } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { hexFacts } from '../schemas/hex-facts.ts';

/** The facts of a hex that can be remembered. */
export type HexFacts = Parsed<typeof hexFacts>;

/** A seat's memory of a hex: absent fields were absent there too. HEX-SIGHT-11. */
export type HexMemory = {
  readonly [Fact in keyof HexFacts]?: Exclude<HexFacts[Fact], null | false>;
} & {
  /** When it was last in sight. */
  readonly turn: number;
};

/**
 * Equal hexes that left a seat's sight together. For most of the thousands remembered in a state
 * only the turn is known.
 */
export type HexLook = HexMemory & {
  /** In the order of the map; never empty. */
  readonly hexes: readonly HexKey[];
};
