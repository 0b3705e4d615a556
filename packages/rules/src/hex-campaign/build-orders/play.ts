import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type BuildOrdersPlay = Telling &
  Board &
  Reads<'before' | 'control' | 'dice' | 'sheets' | 'stateNow'> &
  Changes<
    | 'captives'
    | 'constructions'
    | 'deals'
    | 'deliveries'
    | 'promises'
    | 'memory'
    | 'orbit'
    | 'pending'
    | 'roads'
    | 'ruins'
    | 'seats'
    | 'sites'
    | 'strongholds'
    | 'treaties'
  >;
