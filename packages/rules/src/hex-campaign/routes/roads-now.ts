import type { Ground } from '../ground/ground.ts';
import { roadLinks } from '../map/roads.ts';
import type { Realm } from '../realm/realm.ts';

/** The latest grounds, each with its numbers of roads and settlements. */
const made = new WeakMap<Realm, { readonly roads: number; readonly settlements: number; readonly ground: Ground }>();

/** HEX-TURN-09: the ground with the roads and settlements that earlier lines of the sheet have made: routes come last. */
export function groundNow(realm: Realm): Ground {
  const { roads, settlements, ground, grid, settings } = realm;
  const last = made.get(realm);
  if (last?.roads === roads.size && last.settlements === settlements.size) return last.ground;
  const links = roadLinks({ grid, built: roads, settlements, model: settings.roadModel });
  const now = { roads: roads.size, settlements: settlements.size, ground: { ...ground, roads: links } };
  made.set(realm, now);
  return now.ground;
}
