import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type LootPlay = Telling &
  Board &
  Reads<'battleMoves' | 'before' | 'deliveries' | 'dice' | 'roads' | 'sheets'> &
  Changes<
    'captives' | 'captured' | 'constructions' | 'control' | 'losses' | 'ruins' | 'seats' | 'sites' | 'strongholds'
  >;
