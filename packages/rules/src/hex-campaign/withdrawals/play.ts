import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type WithdrawalsPlay = Telling &
  Board &
  Reads<'before' | 'dice' | 'lastLook' | 'seats' | 'strongholds'> &
  Changes<'battleMoves' | 'battles' | 'captives' | 'control' | 'discoveries' | 'losses' | 'orbit' | 'raided' | 'sites'>;
