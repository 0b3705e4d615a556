import { lookup } from '@sealed-orders/rules/kernel';
import { type Declaration, knownOf, leftOf, type View } from '@sealed-orders/rules/sector-campaign';

/** What a declaration uses up. */
export type Cost =
  | { readonly kind: 'one'; readonly what: 'moves' | 'attacks' | 'responses'; readonly left: number }
  | { readonly kind: 'bonus' | 'free' | 'visitor' | 'none' };

const OF_PURPOSE = { move: 'moves', attack: 'attacks', response: 'responses' } as const;

/** SEC-INIT-02, SEC-MOVE-03, SEC-ATK-04, SEC-AIR-11, SEC-DIR-13. `left`: how many afterwards. */
export function costOf(view: View, declaration: Declaration): Cost {
  const known = knownOf(view);
  const one = (what: 'moves' | 'attacks' | 'responses'): Cost => ({
    ...{ kind: 'one', what },
    left: known === null ? 0 : Math.max(0, leftOf(known, what) - 1),
  });
  const moving = (detachment: string): Cost => {
    const free = known === null ? 0 : (lookup(known.desk.detachments, detachment)?.freeMoves ?? 0);
    return free > 0 ? { kind: 'visitor' } : one('moves');
  };
  switch (declaration.type) {
    case 'move':
      return declaration.isBonus ? { kind: 'bonus' } : moving(declaration.detachment);
    case 'attack':
      return declaration.isHasty ? { kind: 'bonus' } : one('attacks');
    case 'fortify':
    case 'land-vehicles':
      return one('moves');
    case 'respond':
      return one('responses');
    case 'fly':
      if (declaration.isBonus) return { kind: 'bonus' };
      return declaration.purpose === 'move' ? moving(declaration.detachment) : one(OF_PURPOSE[declaration.purpose]);
    case 'drop':
      return one(OF_PURPOSE[declaration.purpose]);
    case 'dogfight':
      return { kind: 'free' };
    default:
      return { kind: 'none' };
  }
}
