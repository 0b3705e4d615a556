import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type BuildPointsPlay = Telling &
  Board &
  Reads<'before' | 'control' | 'dice' | 'strongholds'> &
  Changes<'orbit' | 'seats' | 'sites'>;
