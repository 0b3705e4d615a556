import { BLOOD_ANGELS } from '../data/races/blood-angels.ts';
import { CHAOS } from '../data/races/chaos.ts';
import { DARK_ELDAR } from '../data/races/dark-eldar.ts';
import { ELDAR } from '../data/races/eldar.ts';
import { IMPERIAL_GUARD } from '../data/races/imperial-guard.ts';
import type { RaceList } from '../data/races/list.ts';
import { ORKS } from '../data/races/orks.ts';
import { SISTERS } from '../data/races/sisters.ts';
import { SPACE_MARINES } from '../data/races/space-marines.ts';
import { TYRANIDS } from '../data/races/tyranids.ts';
import type { Faction } from '../types.ts';

/** Each race's army lists as the rules know them. */
export const LISTS = {
  ig: IMPERIAL_GUARD,
  sm: SPACE_MARINES,
  ba: BLOOD_ANGELS,
  ch: CHAOS,
  de: DARK_ELDAR,
  el: ELDAR,
  ork: ORKS,
  ty: TYRANIDS,
  sob: SISTERS,
} as const satisfies Record<Faction, RaceList>;
