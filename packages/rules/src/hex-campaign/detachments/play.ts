import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type DetachmentsPlay = Telling &
  Board &
  Reads<'before' | 'captives' | 'control' | 'dice' | 'strongholds'> &
  Changes<'constructions' | 'orbit' | 'pending' | 'seats' | 'sites'>;
