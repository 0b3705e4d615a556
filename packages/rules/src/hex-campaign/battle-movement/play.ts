import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type BattleMovementPlay = Telling &
  Board &
  Reads<'before' | 'dice' | 'rumours' | 'seats' | 'sheets' | 'strongholds'> &
  Changes<
    | 'airSupport'
    | 'battleInitiative'
    | 'battleOrders'
    | 'battles'
    | 'captives'
    | 'losses'
    | 'moved'
    | 'orbit'
    | 'pending'
  >;
