import type { Faction, Mount, UnitTag } from '../../types.ts';

/**
 * Transports for whole units, and how they count. A vehicle must be allowed where its passengers are built, under its
 * own entry in their list; bikes come with their riders.
 */
export const MOUNT_TAGS: Readonly<Record<string, readonly UnitTag[]>> = {
  rhino: ['vehicle', 'heavy-vehicle'],
  razorback: ['vehicle', 'heavy-vehicle'],
  'land-raider': ['vehicle', 'heavy-vehicle'],
  chimera: ['vehicle', 'heavy-vehicle'],
  immolator: ['vehicle', 'heavy-vehicle'],
  'wave-serpent': ['vehicle', 'heavy-vehicle'],
  raider: ['vehicle', 'heavy-vehicle'],
  trukk: ['vehicle', 'light-vehicle'],
  bike: ['bike'],
  jetbike: ['jetbike'],
} satisfies Readonly<Record<Mount, readonly UnitTag[]>>;

/** Transports of each race: those in its lists or their conditions, and its riders' mounts. */
export const MOUNTS_OF: Readonly<Record<Faction, readonly Mount[]>> = {
  ig: ['chimera'],
  sm: ['rhino', 'razorback', 'land-raider', 'bike'],
  ba: ['rhino', 'razorback', 'land-raider', 'bike'],
  ch: ['rhino', 'land-raider', 'bike'],
  de: ['raider', 'jetbike'],
  el: ['wave-serpent', 'jetbike'],
  ork: ['trukk', 'bike'],
  ty: [],
  sob: ['rhino', 'immolator'],
};
