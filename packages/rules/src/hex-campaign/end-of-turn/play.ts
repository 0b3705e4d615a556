import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type EndOfTurnPlay = Telling &
  Board &
  Reads<'before' | 'dice' | 'sites' | 'strongholds'> &
  Changes<
    | 'airMissions'
    | 'airSupport'
    | 'captives'
    | 'constructions'
    | 'control'
    | 'deliveries'
    | 'promises'
    | 'ended'
    | 'orbit'
    | 'pending'
    | 'seats'
    | 'treaties'
  >;
