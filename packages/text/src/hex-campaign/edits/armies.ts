import { MOVE_CLASS_NAMES, SLOT_NAMES } from '../../unit-names.ts';
import { FIND_NAMES } from '../find-names.ts';
import { FACTION_NAMES } from '../names.ts';
import { type EditTexts, NAME, ORDERS, OWNER, PLAYER, PLAYER_ONLY, TO } from './common.ts';

/** How a detachment marches. */
export const MARCHES = { normal: 'On foot', vehicles: 'In vehicles', fast: 'Fast' } as const;

const UNIT = {
  unit: { name: 'Unit’s name' },
  kind: { name: 'Unit type in the rules' },
  slot: { name: 'Slot', values: SLOT_NAMES },
  moveClass: { name: 'Movement', values: MOVE_CLASS_NAMES },
  points: { name: 'Points' },
  models: { name: 'Models' },
} as const;

/** Corrections of detachments, garrisons and their units. */
export const armyEdits = {
  'add-detachment': {
    name: 'Add a detachment',
    of: 'Hex',
    fields: { seat: PLAYER, name: NAME, ...UNIT },
    readers: OWNER,
  },
  'add-garrison': {
    name: 'Add a garrison',
    of: 'Settlement or Stronghold',
    fields: { name: NAME, ...UNIT },
    readers: OWNER,
  },
  'move-piece': {
    name: 'Move a detachment, convoy, spy or diplomat',
    of: 'Piece',
    fields: { to: TO },
    readers: OWNER + ORDERS,
  },
  'to-orbit': { name: 'Send a detachment to orbit', of: 'Detachment', fields: {}, readers: OWNER + ORDERS },
  'from-orbit': { name: 'Land a detachment from orbit', of: 'Detachment', fields: { to: TO }, readers: OWNER },
  'rename-piece': { name: 'Rename a piece', of: 'Piece', fields: { name: NAME }, readers: OWNER },
  'remove-piece': {
    name: 'Remove a detachment, convoy, spy or diplomat',
    of: 'Piece',
    fields: {},
    readers: OWNER + ORDERS,
  },
  'add-unit': { name: 'Add a unit', of: 'Detachment or garrison', fields: UNIT, readers: OWNER },
  'set-models': {
    name: 'Change a unit’s models',
    of: 'Unit',
    fields: { ready: { name: 'Ready' }, wounded: { name: 'Wounded' }, damaged: { name: 'Damaged vehicles' } },
    readers: 'Only the unit’s owner can read the change and the reason. All other models on its roster count as dead.',
  },
  'move-unit': {
    name: 'Move a unit to another detachment',
    of: 'Unit',
    fields: { to: { name: 'The other detachment’s hex' } },
    readers: OWNER,
  },
  'change-unit': {
    name: 'Change a unit’s name or points',
    of: 'Unit',
    fields: { name: NAME, points: { name: 'Points' } },
    readers: OWNER,
  },
  'remove-unit': { name: 'Remove a unit', of: 'Unit', fields: {}, readers: OWNER },
  'set-march': {
    name: 'Change how a detachment marches',
    of: 'Detachment',
    fields: { march: { name: 'Marches', values: MARCHES } },
    readers:
      'Only the owner can read the change and the reason. With its sealed orders, it may not get as far as planned.',
  },
  'rearm-piece': {
    name: 'Rearm a released detachment',
    of: 'Released detachment',
    fields: {},
    readers: 'Only the owner can read the change and the reason. It costs nothing.',
  },
  'add-construction': {
    name: 'Add a detachment under construction',
    of: 'Settlement that builds it',
    fields: { name: NAME, ...UNIT, ready: { name: 'Arrives in turn' } },
    readers:
      'Only the owner can read the change and the reason. It costs nothing. To charge for it, change the stored BP as well.',
  },
  'set-ready': {
    name: 'Change when a new detachment arrives',
    of: 'Detachment under construction',
    fields: { ready: { name: 'Arrives in turn' } },
    readers: 'Only the owner can read the change and the reason.',
  },
  'end-construction': {
    name: 'Cancel a detachment under construction',
    of: 'Detachment under construction',
    fields: {},
    readers:
      'Only the owner can read the change and the reason. The BP paid for it are not refunded. To refund them, change the stored BP as well.',
  },
  'add-find': {
    name: 'Add discovered forces',
    of: 'Detachment that discovered them',
    fields: {
      found: { name: 'Forces', values: FIND_NAMES },
      race: { name: 'Race', values: FACTION_NAMES },
      points: { name: 'Points' },
    },
    readers:
      'Only the player can read the change and the reason. Enemies attack the detachment in the next Battle movement; followers and mercenaries can join in the next Build phase. Followers are always of the player’s own race.',
  },
  'set-find': {
    name: 'Change the points of discovered forces',
    of: 'Discovered forces',
    fields: { points: { name: 'Points' } },
    readers: PLAYER_ONLY,
  },
  'end-find': { name: 'Remove discovered forces', of: 'Discovered forces', fields: {}, readers: PLAYER_ONLY },
} satisfies EditTexts;
