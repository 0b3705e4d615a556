import { type EditTexts, PLAYER_ONLY } from './common.ts';

/** Corrections of accounts and ratings, and of rulings. */
export const bookEdits = {
  'set-vp': {
    name: 'Change victory points',
    of: 'Player',
    fields: { vp: { name: 'Victory points' } },
    readers: 'Everyone can read the change and the reason. If VP are secret in this campaign, only the player can.',
  },
  'set-bp': {
    name: 'Change stored BP',
    of: 'Settlement',
    fields: { bp: { name: 'BP saved' } },
    readers: 'Only the settlement’s owner can read the change and the reason.',
  },
  'set-debt': {
    name: 'Change a debt',
    of: 'Player',
    fields: { debt: { name: 'Upkeep owed, in BP' } },
    readers: PLAYER_ONLY,
  },
  'set-strategy': {
    name: 'Change a strategy rating',
    of: 'Player',
    fields: { strategy: { name: 'Strategy rating' } },
    readers: 'Everyone can read the change and the reason.',
  },
  'set-dxp': {
    name: 'Change a detachment’s experience',
    of: 'Detachment',
    fields: { dxp: { name: 'DXP' } },
    readers: 'Only the owner can read the change and the reason.',
  },
  'set-xp': {
    name: 'Change a unit’s experience',
    of: 'Unit',
    fields: { xp: { name: 'XP' } },
    readers: 'Only the owner can read the change and the reason.',
  },
  'heal-unit': {
    name: 'Remove a unit’s injuries',
    of: 'Unit with injuries or lost special weapons',
    fields: {},
    readers: 'Only the owner can read the change and the reason. The unit gets its special weapons back.',
  },
  'forget-loss': {
    name: 'Let a player buy something rare again',
    of: 'Lost item or special character',
    fields: {},
    readers: PLAYER_ONLY,
  },
  'return-player': {
    name: 'Bring a beaten player back',
    of: 'Beaten player',
    fields: {},
    readers:
      'Everyone can read the change and the reason. Everything the player lost stays lost. Unless you give them a settlement, a Stronghold or a detachment, they are beaten again when the turn ends.',
  },
  'undo-corrections': {
    name: 'Undo a ruling',
    of: 'Ruling',
    fields: {},
    readers:
      'Everyone who could read the ruling can see that you undid it, and why. Players keep what they have already seen.',
  },
} satisfies EditTexts;
