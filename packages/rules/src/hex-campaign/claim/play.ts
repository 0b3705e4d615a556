import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type ClaimPlay = Telling &
  Board &
  Reads<'battleMoves' | 'before' | 'deliveries' | 'dice' | 'initiative' | 'moved' | 'roads' | 'sheets' | 'stateNow'> &
  Changes<
    | 'captives'
    | 'constructions'
    | 'control'
    | 'discoveries'
    | 'losses'
    | 'pending'
    | 'ruins'
    | 'seats'
    | 'settled'
    | 'sites'
    | 'strongholds'
    | 'undiscovered'
  >;
