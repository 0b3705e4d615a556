import type { HexKey, SeatId } from '../../../kernel/index.ts';

/** Setting up: HEX-START, and free roads. */
export type StartEvent =
  | {
      readonly type: 'site-placed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly site: 'capital' | 'urban' | 'resource';
    }
  /** Whose corner lies around which hex. HEX-START-16. */
  | { readonly type: 'zone-dealt'; readonly seat: SeatId; readonly centre: HexKey }
  /** What is to be placed. HEX-START-03, -04. */
  | { readonly type: 'size-rolled'; readonly seat: SeatId; readonly die: number; readonly size: 1 | 2 | 3 }
  | { readonly type: 'rp-rolled'; readonly seat: SeatId; readonly die: number; readonly yield: number };
