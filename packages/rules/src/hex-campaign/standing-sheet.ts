import type { Sheet, View } from './types.ts';

/**
 * HEX-TURN-04: the sheet of a player with standing orders does what the rules do for a missing sheet: nothing is
 * bought, no squadron flies and every unit guards. The set-up comes only once, so its player must write it.
 */
export function standingSheet({ viewer, phase, own }: View): Sheet | null {
  if (viewer.kind !== 'seat' || (own?.record.beaten ?? null) !== null) return null;
  switch (phase) {
    case 'build':
      return { phase, lines: [] };
    case 'air-orders':
      return { phase, air: [] };
    case 'movement-orders':
      return { phase, orders: [] };
    case 'battle-orders':
      return { phase, orders: [], spies: [], airSupport: [] };
    default:
      return null;
  }
}
