import type { EditType } from '@sealed-orders/rules/hex-campaign';
import type { EditGroup, EditText } from '../games.ts';
import { agentEdits } from './edits/agents.ts';
import { armyEdits } from './edits/armies.ts';
import { battleEdits } from './edits/battles.ts';
import { bondEdits } from './edits/bonds.ts';
import { bookEdits } from './edits/books.ts';
import { placeEdits } from './edits/places.ts';

/** HEX-TURN-13: corrections by the referee. */
export const EDIT_TEXT: Readonly<Record<EditType, EditText>> = {
  ...armyEdits,
  ...agentEdits,
  ...placeEdits,
  ...battleEdits,
  ...bondEdits,
  ...bookEdits,
};

const group = (name: string, ...edits: readonly EditType[]): EditGroup => ({ name, edits });

/** Corrections in the order in which a referee looks for them: each in one group. */
export const EDIT_GROUPS: readonly EditGroup[] = [
  group(
    'Detachments and garrisons',
    ...([
      'move-piece',
      'add-detachment',
      'add-garrison',
      'rename-piece',
      'set-dxp',
      'set-march',
      'remove-piece',
    ] as const),
    ...(['to-orbit', 'from-orbit', 'rearm-piece', 'add-construction', 'set-ready', 'end-construction'] as const),
  ),
  group(
    'Units',
    'set-models',
    'add-unit',
    'move-unit',
    'change-unit',
    'set-xp',
    'heal-unit',
    'remove-unit',
    'forget-loss',
  ),
  group('Battles', 'overrule-battle', 'call-off'),
  group('Hexes and roads', 'set-control', 'overrule-claim', 'add-road', 'remove-road', 'add-ruin', 'remove-ruin'),
  group('Discoveries', 'mark-discovered', 'mark-undiscovered', 'add-find', 'set-find', 'end-find'),
  group(
    'Settlements',
    ...(['set-bp', 'add-building', 'add-shrine', 'remove-building', 'add-settlement', 'change-settlement'] as const),
    ...(['give-settlement', 'remove-settlement', 'set-capital', 'lose-capital'] as const),
  ),
  group(
    'Strongholds',
    ...(['add-stronghold', 'change-stronghold', 'give-stronghold', 'remove-stronghold'] as const),
    ...(['add-defence', 'remove-defence', 'set-curse'] as const),
  ),
  group('Resource hexes', 'add-resource', 'set-yield', 'set-route', 'end-route', 'remove-resource'),
  group('Convoys, spies and diplomats', 'add-convoy', 'set-cargo', 'add-spy', 'set-target', 'free-spy', 'add-diplomat'),
  group('Captives', 'capture', 'move-captives', 'free-captives'),
  group('Aircraft', 'add-mission', 'remove-mission', 'add-air-support', 'remove-air-support'),
  group(
    'Treaties and promises',
    ...(['add-treaty', 'add-notice', 'set-notice', 'end-notice', 'end-treaty'] as const),
    ...(['break-promise', 'end-promise'] as const),
  ),
  group(
    'Offers and deliveries',
    'add-deal',
    'change-deal',
    'remove-deal',
    'add-delivery',
    'set-delivery',
    'end-delivery',
  ),
  group('Players', 'set-vp', 'set-debt', 'set-strategy', 'return-player'),
  group('Rulings', 'undo-corrections'),
];
