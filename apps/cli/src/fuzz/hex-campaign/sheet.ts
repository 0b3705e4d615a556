import type { Option, Sheet, View } from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../random.ts';
import { drawnMissions } from './sheets/air.ts';
import { battleSheet } from './sheets/battle.ts';
import { buildSheet } from './sheets/build.ts';
import { movementSheet } from './sheets/movement.ts';
import { freeRoadSheet, placementSheet } from './sheets/start.ts';

/** A sheet of the open phase drawn from the options; null if no valid one can be written. */
export function drawnSheet(view: View, options: readonly Option[], random: Random): Sheet | null {
  const { phase } = view;
  switch (phase) {
    case 'placement':
      return placementSheet(view, options, random);
    case 'free-roads':
      return freeRoadSheet(view, options, random);
    case 'spending':
    case 'build':
      return buildSheet(phase, view, options, random);
    case 'air-orders':
      return { phase, air: drawnMissions(options, random) };
    case 'movement-orders':
      return movementSheet(view, options, random);
    case 'battle-orders':
      return battleSheet(view, options, random);
    case 'air-missions':
    case 'movement':
    case 'battle-movement':
    case 'battle':
    case 'end-of-turn':
      return null;
  }
}
