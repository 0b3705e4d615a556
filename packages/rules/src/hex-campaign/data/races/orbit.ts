import { BLOOD_ANGELS } from './blood-angels.ts';
import type { RaceList } from './list.ts';
import { SPACE_MARINES } from './space-marines.ts';

/** HEX-RACE-SM-02: the lists of races whose detachments can go to orbit. */
export const ORBIT_LISTS: Readonly<Record<string, RaceList>> = { sm: SPACE_MARINES, ba: BLOOD_ANGELS };
