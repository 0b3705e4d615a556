import type { MoveClass, SpyTarget } from '@sealed-orders/rules/hex-campaign';
import { capital } from '../../sentence.ts';

/** Another seat's army as seen from afar, by its movement class. */
export const ARM_NAMES: Readonly<Record<MoveClass, string>> = {
  infantry: 'infantry',
  tracked: 'armour',
  wheeled: 'motorised troops',
  walker: 'walkers',
  skimmer: 'skimmers',
};

/** What a spy infiltrates, in words; `name`: the piece's, or its hex. */
export function spyTargetName(target: SpyTarget, name: string): string {
  switch (target.kind) {
    case 'detachment':
    case 'convoy':
      return capital(name);
    case 'stronghold':
      return `The Stronghold at ${name}`;
    case 'urban':
      return `The settlement at ${name}`;
    case 'resource':
      return `The Resource hex at ${name}`;
  }
}

/** Words of the list of movement orders. */
export const movementSheetText = {
  infiltrate: (target: string): string =>
    `Infiltrate ${target.replace(/^(The|An?) /, (article) => article.toLowerCase())}`,
  earlier: 'Move earlier',
  later: 'Move later',
  order: 'Your units move in sequence, from the top of this list.',
} as const;
