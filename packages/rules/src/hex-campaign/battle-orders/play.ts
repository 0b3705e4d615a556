import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type BattleOrdersPlay = Telling & Reads<'before' | 'sheets'> & Changes<'battleOrders' | 'moved'>;
