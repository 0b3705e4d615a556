import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type CorrectionsPlay = Telling &
  Board &
  Reads<'before' | 'battles' | 'stateNow' | 'strongholds'> &
  Changes<'control' | 'discoveries' | 'lastLook' | 'losses' | 'memory' | 'orbit' | 'promises' | 'seats' | 'sites'>;
