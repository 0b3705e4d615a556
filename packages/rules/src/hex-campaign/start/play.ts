import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type StartPlay = Telling &
  Reads<'before' | 'control' | 'dice' | 'ground' | 'roads' | 'sheets'> &
  Changes<'seats' | 'sites' | 'strongholds'>;
