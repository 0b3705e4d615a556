import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type BattlesPlay = Telling &
  Board &
  Reads<'airSupport' | 'battleMoves' | 'battleOrders' | 'before' | 'dice'> &
  Changes<'battles' | 'captives' | 'orbit' | 'seats' | 'settled' | 'strongholds'>;
