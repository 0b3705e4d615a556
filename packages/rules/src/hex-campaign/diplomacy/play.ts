import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type DiplomacyPlay = Telling &
  Board &
  Reads<'before' | 'control' | 'dice' | 'seats'> &
  Changes<'captives' | 'deals' | 'deliveries' | 'promises' | 'sites' | 'treaties'>;
