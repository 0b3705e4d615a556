import type { FieldText } from '../../games.ts';
import { BOTH, type EditTexts } from './common.ts';

const TREATY_READERS =
  'Everyone can read the change and the reason. If the treaty is secret, only the two players can.';
const BOTH_ONLY = 'Only the two players can read the change and the reason.';
const OTHER: FieldText = { name: 'Other player' };
const TREATY_NAMES = { alliance: 'Alliance', pact: 'Pact' } as const;
const TERMS = {
  treaty: { name: 'Treaty', values: { none: 'No treaty', ...TREATY_NAMES } },
  secret: { name: 'Secret' },
  gives: { name: 'BP given' },
  takes: { name: 'BP asked for' },
} as const;

/** Corrections of captives, treaties, promises, offers and deliveries. */
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
      with: OTHER,
      treaty: { name: 'Treaty', values: TREATY_NAMES },
      secret: { name: 'Secret' },
    },
    readers: TREATY_READERS,
  },
  'end-treaty': {
    name: 'End a treaty',
    of: 'Treaty',
    fields: {},
    readers: TREATY_READERS,
  },
  'add-notice': {
    name: 'Record notice to end a treaty',
    of: 'Treaty',
    fields: { ends: { name: 'Ends at the start of turn' } },
    readers: TREATY_READERS,
  },
  'set-notice': {
    name: 'Change when a treaty ends',
    of: 'Treaty that is ending',
    fields: { ends: { name: 'Ends at the start of turn' } },
    readers: TREATY_READERS,
  },
  'end-notice': {
    name: 'Withdraw notice to end a treaty',
    of: 'Treaty that is ending',
    fields: {},
    readers: TREATY_READERS,
  },
  'add-deal': {
    name: 'Add an offer',
    of: 'Player who makes the offer',
    fields: { with: OTHER, ...TERMS, promise: { name: 'Promise, in the player’s own words (optional)' } },
    readers: `${BOTH_ONLY} Any BP come from the Capital. The other player can sign the offer in this Build phase.`,
  },
  'change-deal': {
    name: 'Change an offer’s terms',
    of: 'Offer',
    fields: { ...TERMS, signed: { name: 'Signed' } },
    readers: `${BOTH_ONLY} Each side pays from the settlement already named, or else from its Capital. Captives and promises stay as they are.`,
  },
  'remove-deal': { name: 'Remove an offer', of: 'Offer', fields: {}, readers: BOTH_ONLY },
  'add-delivery': {
    name: 'Add BP in transit',
    of: 'Sender',
    fields: { with: { name: 'Recipient' }, bp: { name: 'BP' }, hex: { name: 'From: one of the sender’s settlements' } },
    readers: `${BOTH_ONLY} The BP reach the recipient’s Capital at the end of the turn. They are not taken from the sender’s store: change the stored BP as well.`,
  },
  'set-delivery': {
    name: 'Change BP in transit',
    of: 'Delivery',
    fields: { bp: { name: 'BP' } },
    readers: `${BOTH_ONLY} The sender’s stored BP stay the same.`,
  },
  'end-delivery': {
    name: 'Stop a delivery',
    of: 'Delivery',
    fields: {},
    readers: `${BOTH_ONLY} The BP are not refunded: change the sender’s stored BP as well. Captives stay in their prison.`,
  },
  'end-promise': {
    name: 'Release a player from a promise',
    of: 'Promise',
    fields: {},
    readers:
      'Everyone can read the names and the reason. If the promise was made in secret, only the two players can. Nobody counts as having broken it.',
  },
  'break-promise': {
    name: 'Rule that a promise was broken',
    of: 'Promise',
    fields: { seat: { name: 'Broken by' } },
    readers:
      'Everyone can read the names and the reason, so don’t quote the promise. If it was made in secret, only the two players can. The promise no longer holds.',
  },
} satisfies EditTexts;
