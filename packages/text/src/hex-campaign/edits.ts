import type { EditType } from '@sealed-orders/rules/hex-campaign';
import type { EditText } from '../games.ts';

/** HEX-TURN-13: what a referee corrects by hand. */
export const EDIT_TEXT: Readonly<Record<EditType, EditText>> = {
  'set-vp': {
    name: 'Victory points',
    of: 'Player',
    fields: { vp: { name: 'Victory points' } },
    readers: 'Everybody reads the change and the reason. If VP are secret in this campaign, only the player does.',
  },
  'set-bp': {
    name: 'Stored BP',
    of: 'Settlement',
    fields: { bp: { name: 'BP in store' } },
    readers: 'Only the owner of the settlement reads the change and the reason.',
  },
  'set-debt': {
    name: 'Debt',
    of: 'Player',
    fields: { debt: { name: 'Maintenance owed, in BP' } },
    readers: 'Only the player reads the change and the reason.',
  },
  'set-control': {
    name: 'Control of a hex',
    of: 'Hex',
    fields: { seat: { name: 'Controlled by' } },
    readers: 'Whoever gets the hex and whoever loses it read the change and the reason, but not of each other.',
  },
  'break-promise': {
    name: 'A broken promise',
    of: 'Promise',
    fields: { seat: { name: 'Broken by' } },
    readers:
      'Everybody reads the names and the reason, so do not quote the promise. If it was made in secret, only the two players do. The promise then binds nobody any more.',
  },
  'set-models': {
    name: 'Models of a unit',
    of: 'Unit',
    fields: { ready: { name: 'Ready' }, wounded: { name: 'Wounded' }, damaged: { name: 'Damaged vehicles' } },
    readers: 'Only the owner of the unit reads the change and the reason. All other models of its roster are dead.',
  },
};
