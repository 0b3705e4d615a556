import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type MovementPlay = Telling &
  Board &
  Reads<
    | 'airControlBefore'
    | 'battleMoves'
    | 'before'
    | 'deliveries'
    | 'dice'
    | 'initiative'
    | 'roads'
    | 'sheets'
    | 'stateNow'
  > &
  Changes<
    | 'captives'
    | 'captured'
    | 'constructions'
    | 'control'
    | 'losses'
    | 'memory'
    | 'moved'
    | 'orbit'
    | 'ruins'
    | 'seats'
    | 'sites'
    | 'strongholds'
  >;
