import type { EditType } from '@sealed-orders/rules/hex-campaign';
import type { EditText } from '../games.ts';

/** HEX-TURN-13: corrections by the referee. */
export const EDIT_TEXT: Readonly<Record<EditType, EditText>> = {
  'set-vp': {
    name: 'Victory points',
    of: 'Player',
    fields: { vp: { name: 'Victory points' } },
    readers: 'Everyone can read the change and the reason. If VP are secret in this campaign, only the player can.',
  },
  'set-bp': {
    name: 'Stored BP',
    of: 'Settlement',
    fields: { bp: { name: 'BP in store' } },
    readers: 'Only the settlement’s owner can read the change and the reason.',
  },
  'set-debt': {
    name: 'Debt',
    of: 'Player',
    fields: { debt: { name: 'Maintenance owed, in BP' } },
    readers: 'Only the player can read the change and the reason.',
  },
  'set-control': {
    name: 'Control of a hex',
    of: 'Hex',
    fields: { seat: { name: 'Controlled by' } },
    readers: 'The players who gain and lose the hex each see the change and the reason, but not who the other is.',
  },
  'break-promise': {
    name: 'A broken promise',
    of: 'Promise',
    fields: { seat: { name: 'Broken by' } },
    readers:
      'Everyone can read the names and the reason, so don’t quote the promise. If it was made in secret, only the two players can. The promise no longer holds.',
  },
  'set-models': {
    name: 'Models of a unit',
    of: 'Unit',
    fields: { ready: { name: 'Ready' }, wounded: { name: 'Wounded' }, damaged: { name: 'Damaged vehicles' } },
    readers: 'Only the unit’s owner can read the change and the reason. All other models on its roster count as dead.',
  },
};
