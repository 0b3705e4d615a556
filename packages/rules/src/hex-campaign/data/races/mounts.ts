import type { UnitTag } from '../../types.ts';

/**
 * What carries whole units, and how that counts. A vehicle must be allowed where its passengers are built, under its
 * own entry in their list; bikes come with their riders.
 */
export const MOUNTS: Readonly<Record<string, readonly UnitTag[]>> = {
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
};
