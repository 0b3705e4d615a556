import type { HexKey } from '../../space/hex.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Detachment } from '../types.ts';

/** One hex that one detachment claims. */
export interface Claim {
  readonly piece: Detachment;
  readonly hex: HexKey;
  readonly index: HexIndex;
  readonly isArea: boolean;
}
