import type { FieldText } from '../../games.ts';
import { ASPECT_NAMES, BUILDING_NAMES } from '../building-names.ts';
import { DEFENCE_NAMES, TURRET_WEAPON_NAMES } from '../defence-names.ts';
import { GOD_NAMES } from '../god-names.ts';
import { BOTH, type EditTexts, NAME, OWNER, PLAYER, PLAYER_ONLY, TO } from './common.ts';

/** Weapons for a turret. Other defences have none. */
export const WEAPONS: Readonly<Record<string, string>> = { none: 'No turret', ...TURRET_WEAPON_NAMES };

const SIZE: FieldText = { name: 'Size', values: { 1: 'Village', 2: 'Town', 3: 'City', 4: 'Metropol' } };
const LEVEL: FieldText = { name: 'Level', values: { 1: 'Camp', 2: 'Fortification', 3: 'Capital Fortification' } };
const KEEPER_ONLY = 'Only the Stronghold’s owner can read the change and the reason.';

/** Whose shrine a defence is, if anyone’s. */
export const SHRINES = { none: 'No god: not cursed', ...GOD_NAMES } as const;
const HOLDER = 'Only the player who controls the hex, if any, can read the change and the reason.';

/** Corrections of hexes and what is built on them. */
export const placeEdits = {
  'set-control': {
    name: 'Change who controls a hex',
    of: 'Hex',
    fields: { seat: { name: 'Controlled by' } },
    readers: 'The players who gain and lose the hex each see the change and the reason, but not who the other is.',
  },
  'mark-discovered': {
    name: 'Mark a hex as discovered',
    of: 'Undiscovered hex',
    fields: {},
    readers: `${HOLDER} Nothing can be found there any more.`,
  },
  'mark-undiscovered': {
    name: 'Mark a hex as undiscovered',
    of: 'Hex',
    fields: {},
    readers: `${HOLDER} The next player who claims it rolls for a discovery.`,
  },
  'add-ruin': { name: 'Add ruins', of: 'Hex', fields: {}, readers: `${OWNER} Ruins have no effect.` },
  'remove-ruin': { name: 'Remove ruins', of: 'Hex with ruins', fields: {}, readers: OWNER },
  'add-settlement': {
    name: 'Add a settlement',
    of: 'Hex',
    fields: { seat: PLAYER, size: SIZE, name: NAME },
    readers: 'The owner and any player who loses the hex can read the change and the reason.',
  },
  'change-settlement': {
    name: 'Change a settlement’s name or size',
    of: 'Settlement',
    fields: { size: SIZE, name: NAME },
    readers: OWNER,
  },
  'give-settlement': {
    name: 'Change a settlement’s owner',
    of: 'Settlement',
    fields: { seat: { name: 'Owned by' } },
    readers: BOTH,
  },
  'remove-settlement': { name: 'Remove a settlement', of: 'Settlement', fields: {}, readers: OWNER },
  'set-capital': {
    name: 'Set a player’s Capital',
    of: 'Player',
    fields: { hex: { name: 'Capital: one of the player’s settlements' } },
    readers:
      'Only the player can read the change and the reason. Buildings and Strongholds stay as they are, in the old Capital and the new one.',
  },
  'lose-capital': {
    name: 'Rule that a Capital was lost',
    of: 'Player',
    fields: {},
    readers:
      'Everyone can see that the Capital was lost, and why, but not where it was. The player keeps the settlement; nobody gets VP for the loss.',
  },
  'add-building': {
    name: 'Add a building',
    of: 'Settlement',
    fields: { building: { name: 'Building', values: BUILDING_NAMES } },
    readers: 'Only the settlement’s owner can read the change and the reason.',
  },
  'add-shrine': {
    name: 'Add an Aspect Shrine',
    of: 'Eldar settlement',
    fields: { aspect: { name: 'Aspect', values: ASPECT_NAMES } },
    readers: 'Only the settlement’s owner can read the change and the reason.',
  },
  'remove-building': {
    name: 'Remove a building',
    of: 'Building',
    fields: {},
    readers: 'Only the settlement’s owner can read the change and the reason.',
  },
  'add-resource': {
    name: 'Add a Resource hex',
    of: 'Hex',
    fields: { yield: { name: 'RP each turn' } },
    readers: OWNER,
  },
  'set-yield': {
    name: 'Change a Resource hex’s yield',
    of: 'Hex',
    fields: { yield: { name: 'RP each turn' } },
    readers: OWNER,
  },
  'set-route': {
    name: 'Set a Resource hex’s route',
    of: 'Resource hex',
    fields: { to: { name: 'To: one of the player’s settlements' } },
    readers: 'Only the player can read the change and the reason. The RP take the shortest route.',
  },
  'end-route': { name: 'Remove a Resource hex’s route', of: 'Resource hex', fields: {}, readers: PLAYER_ONLY },
  'remove-resource': { name: 'Remove a Resource hex', of: 'Hex', fields: {}, readers: OWNER },
  'add-stronghold': { name: 'Add a Stronghold', of: 'Hex', fields: { seat: PLAYER, level: LEVEL }, readers: OWNER },
  'change-stronghold': {
    name: 'Change a Stronghold’s level',
    of: 'Stronghold',
    fields: { level: LEVEL },
    readers: OWNER,
  },
  'give-stronghold': {
    name: 'Change a Stronghold’s owner',
    of: 'Stronghold',
    fields: { seat: { name: 'Owned by' } },
    readers: BOTH,
  },
  'remove-stronghold': { name: 'Remove a Stronghold', of: 'Stronghold', fields: {}, readers: OWNER },
  'add-defence': {
    name: 'Add a defence to a Stronghold',
    of: 'Stronghold',
    fields: {
      defence: { name: 'Defence', values: DEFENCE_NAMES },
      weapon: { name: 'Turret weapon', values: WEAPONS },
    },
    readers: KEEPER_ONLY,
  },
  'remove-defence': { name: 'Remove a defence from a Stronghold', of: 'Defence', fields: {}, readers: KEEPER_ONLY },
  'set-curse': {
    name: 'Add or remove a shrine of Chaos',
    of: 'Bunker or tower',
    fields: { god: { name: 'Shrine of', values: SHRINES } },
    readers: KEEPER_ONLY,
  },
  'add-road': {
    name: 'Add a road',
    of: 'From hex',
    fields: { to: TO },
    readers: 'The players who control the two hexes can read the change and the reason.',
  },
  'remove-road': {
    name: 'Remove a road',
    of: 'Road',
    fields: {},
    readers: 'The players who control the two hexes can read the change and the reason.',
  },
} satisfies EditTexts;
