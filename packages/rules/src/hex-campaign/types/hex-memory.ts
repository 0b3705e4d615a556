import type { Parsed } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { hexFacts } from '../schemas/hex-facts.ts';

/** What there is in a hex to be remembered. */
export type HexFacts = Parsed<typeof hexFacts>;

/** What a seat remembers of a hex: what is absent was not there either. HEX-SIGHT-11. */
export type HexMemory = {
  readonly [Fact in keyof HexFacts]?: Exclude<HexFacts[Fact], null | false>;
} & {
  /** When it was last in sight. */
  readonly turn: number;
};

/**
 * Hexes that left a seat's sight together and were alike then. Of most of the thousands that are remembered in a state
 * there is nothing to say but when it was.
 */
export type HexLook = HexMemory & {
  /** In the order of the map; never none. */
  readonly hexes: readonly HexKey[];
};
