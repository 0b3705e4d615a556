import { LISTS } from '../lists/lists.ts';
import type { Faction } from '../types.ts';
import { chaos } from './chaos/chaos.ts';
import { imperialGuard, marines, sisters } from './imperium/races.ts';
import { plainRace, type Race } from './race.ts';
import { tyranids } from './tyranids.ts';

/** Each race's rules of building. */
export const RACES: Readonly<Record<Faction, Race>> = {
  ig: imperialGuard,
  sm: marines(LISTS.sm),
  ba: marines(LISTS.ba),
  ch: chaos,
  de: plainRace(LISTS.de),
  el: plainRace(LISTS.el),
  ork: plainRace(LISTS.ork),
  ty: tyranids,
  sob: sisters,
};
