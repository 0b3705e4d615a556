import { BOTH, type EditTexts } from './common.ts';

/** Corrections of captives, treaties and promises. */
export const bondEdits = {
  capture: {
    name: 'Capture a detachment',
    of: 'Detachment',
    fields: { seat: { name: 'Held by' }, prison: { name: 'The prison’s hex' } },
    readers: BOTH,
  },
  'move-captives': {
    name: 'Move captives to another prison',
    of: 'Captives',
    fields: { prison: { name: 'The prison’s hex' } },
    readers: 'Only the player who holds them can read the change and the reason.',
  },
  'free-captives': {
    name: 'Free captives',
    of: 'Captives',
    fields: { to: { name: 'Hex they return to' } },
    readers: BOTH,
  },
  'add-treaty': {
    name: 'Record a treaty',
    of: 'Player',
    fields: {
      with: { name: 'Other player' },
      treaty: { name: 'Treaty', values: { alliance: 'Alliance', pact: 'Pact' } },
      secret: { name: 'Secret' },
    },
    readers: 'Everyone can read the change and the reason. If the treaty is secret, only the two players can.',
  },
  'end-treaty': {
    name: 'End a treaty',
    of: 'Treaty',
    fields: {},
    readers: 'Everyone can read the change and the reason. If the treaty is secret, only the two players can.',
  },
  'break-promise': {
    name: 'A broken promise',
    of: 'Promise',
    fields: { seat: { name: 'Broken by' } },
    readers:
      'Everyone can read the names and the reason, so don’t quote the promise. If it was made in secret, only the two players can. The promise no longer holds.',
  },
} satisfies EditTexts;
