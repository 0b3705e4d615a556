import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';

/** The fields of a step that this chapter reads and changes. */
export type RoutesPlay = Telling & Reads<'control' | 'ground' | 'raided' | 'seats' | 'stateNow'> & Changes<'sites'>;
