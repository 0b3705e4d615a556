import type { EditType } from '@sealed-orders/rules/hex-campaign';
import type { EditGroup, EditText, FieldText } from '../games.ts';
import { MOVE_CLASS_NAMES, SLOT_NAMES } from '../unit-names.ts';
import { AIR_MISSION_NAMES } from './air-names.ts';
import { BUILDING_NAMES } from './building-names.ts';
import { DEFENCE_NAMES, TURRET_WEAPON_NAMES } from './defence-names.ts';

/** The weapon of a defence; only turrets have one. */
export const WEAPONS: Readonly<Record<string, string>> = { none: 'No turret', ...TURRET_WEAPON_NAMES };

const PLAYER: FieldText = { name: 'Player' };
const NAME: FieldText = { name: 'Name' };
const SIZE: FieldText = { name: 'Size', values: { 1: 'Village', 2: 'Town', 3: 'City', 4: 'Metropol' } };
const LEVEL: FieldText = { name: 'Level', values: { 1: 'Camp', 2: 'Fortification', 3: 'Capital Fortification' } };
const TO: FieldText = { name: 'To hex' };
const UNIT = {
  unit: { name: 'Unit’s name' },
  kind: { name: 'Unit type in the rules (optional)' },
  slot: { name: 'Slot', values: SLOT_NAMES },
  moveClass: { name: 'Movement', values: MOVE_CLASS_NAMES },
  points: { name: 'Points' },
  models: { name: 'Models' },
} as const;

/** For overruling a battle: what each side lost, how the loser left the field, and who won. */
const LOSSES = { 'as-before': 'As reported', none: 'None', half: 'Half of its models', all: 'All its models' } as const;
const ENDS = {
  'as-before': 'As reported',
  defeated: 'Fought to the end',
  retreated: 'Declared a retreat',
  surrendered: 'Surrendered',
} as const;
const WINNERS = { attacker: 'The attacker', defender: 'The defender', nobody: 'Nobody: a draw' } as const;
export const OVERRULED = { winner: WINNERS, beaten: ENDS, attackerLosses: LOSSES, defenderLosses: LOSSES } as const;

const OWNER = 'The owner can read the change and the reason. Others see only what their units can see.';
const BOTH = 'Both players can read the change and the reason. Others see only what their units can see.';
const PLAYER_ONLY = 'Only the player can read the change and the reason.';
const KEEPER_ONLY = 'Only the Stronghold’s owner can read the change and the reason.';
const ORDERS = ' Sealed orders that can no longer be carried out don’t count.';

/** HEX-TURN-13: corrections by the referee. */
export const EDIT_TEXT: Readonly<Record<EditType, EditText>> = {
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
    name: 'A unit’s models',
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
    name: 'A unit’s name and points',
    of: 'Unit',
    fields: { name: NAME, points: { name: 'Points' } },
    readers: OWNER,
  },
  'remove-unit': { name: 'Remove a unit', of: 'Unit', fields: {}, readers: OWNER },
  'set-ready': {
    name: 'Arrival of a detachment under construction',
    of: 'Detachment under construction',
    fields: { ready: { name: 'Arrives in turn' } },
    readers: 'Only the owner can read the change and the reason.',
  },
  'end-construction': {
    name: 'Cancel a detachment under construction',
    of: 'Detachment under construction',
    fields: {},
    readers:
      'Only the owner can read the change and the reason. The BP paid for it are not refunded. To refund them, correct the stored BP as well.',
  },
  'add-convoy': { name: 'Add a convoy', of: 'Hex', fields: { seat: PLAYER, bp: { name: 'BP' } }, readers: OWNER },
  'set-cargo': { name: 'A convoy’s BP', of: 'Convoy', fields: { bp: { name: 'BP' } }, readers: OWNER },
  'add-spy': {
    name: 'Add a spy',
    of: 'Hex',
    fields: { seat: PLAYER, name: NAME, home: { name: 'Home: one of the player’s settlements' } },
    readers: PLAYER_ONLY,
  },
  'add-diplomat': { name: 'Add a diplomat', of: 'Hex', fields: { seat: PLAYER, name: NAME }, readers: OWNER },
  'add-mission': {
    name: 'Add an air mission',
    of: 'Hex in the Airspace',
    fields: { seat: PLAYER, mission: { name: 'Mission', values: AIR_MISSION_NAMES } },
    readers:
      'Only the player can read the change and the reason. A Strategic Bombardment hits the settlement in this hex.',
  },
  'remove-mission': { name: 'Remove an air mission', of: 'Mission', fields: {}, readers: PLAYER_ONLY },
  'add-air-support': {
    name: 'Add air support',
    of: 'Army to support',
    fields: { seat: { name: 'Flown by' } },
    readers:
      'Only the two players can read the change and the reason. Anyone who sees the battle card sees the support.',
  },
  'remove-air-support': {
    name: 'Remove air support',
    of: 'Air support',
    fields: {},
    readers:
      'Only the two players can read the change and the reason. Anyone who sees the battle card sees the change.',
  },
  'set-control': {
    name: 'Control of a hex',
    of: 'Hex',
    fields: { seat: { name: 'Controlled by' } },
    readers: 'The players who gain and lose the hex each see the change and the reason, but not who the other is.',
  },
  'add-settlement': {
    name: 'Add a settlement',
    of: 'Hex',
    fields: { seat: PLAYER, size: SIZE, name: NAME },
    readers: 'The owner and any player who loses the hex can read the change and the reason.',
  },
  'change-settlement': {
    name: 'A settlement’s name and size',
    of: 'Settlement',
    fields: { size: SIZE, name: NAME },
    readers: OWNER,
  },
  'give-settlement': {
    name: 'A settlement’s owner',
    of: 'Settlement',
    fields: { seat: { name: 'Owned by' } },
    readers: BOTH,
  },
  'remove-settlement': { name: 'Remove a settlement', of: 'Settlement', fields: {}, readers: OWNER },
  'set-capital': {
    name: 'A player’s Capital',
    of: 'Player',
    fields: { hex: { name: 'Capital: one of the player’s settlements' } },
    readers:
      'Only the player can read the change and the reason. Buildings and Strongholds stay as they are, in the old Capital and the new one.',
  },
  'lose-capital': {
    name: 'Loss of a Capital',
    of: 'Player',
    fields: {},
    readers:
      'Everyone can see that the Capital is lost, and why, but not where it was. The player keeps the settlement; nobody gets VP for the loss.',
  },
  'add-building': {
    name: 'Add a building',
    of: 'Settlement',
    fields: { building: { name: 'Building', values: BUILDING_NAMES } },
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
    name: 'A Resource hex’s yield',
    of: 'Hex',
    fields: { yield: { name: 'RP each turn' } },
    readers: OWNER,
  },
  'set-route': {
    name: 'A Resource hex’s route',
    of: 'Resource hex',
    fields: { to: { name: 'To: one of the player’s settlements' } },
    readers: 'Only the player can read the change and the reason. The RP take the shortest route.',
  },
  'end-route': { name: 'Remove a Resource hex’s route', of: 'Resource hex', fields: {}, readers: PLAYER_ONLY },
  'remove-resource': { name: 'Remove a Resource hex', of: 'Hex', fields: {}, readers: OWNER },
  'add-stronghold': { name: 'Add a Stronghold', of: 'Hex', fields: { seat: PLAYER, level: LEVEL }, readers: OWNER },
  'change-stronghold': { name: 'A Stronghold’s level', of: 'Stronghold', fields: { level: LEVEL }, readers: OWNER },
  'give-stronghold': {
    name: 'A Stronghold’s owner',
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
  'call-off': {
    name: 'Call off a battle',
    of: 'Battle',
    fields: {},
    readers:
      'Everyone can see that the battle is off, and why. Nobody scores. If the sides are allies, both stay; otherwise the attacker goes back the way it came. If no other battle is open, the phase closes.',
  },
  'overrule-claim': {
    name: 'Overrule the claims on a hex',
    of: 'Hex that was claimed',
    fields: { seat: { name: 'The hex goes to' } },
    readers:
      'The players who gain and lose the hex each see the change and the reason, but not who the other is. Only players who claimed it can get it; if nobody does, it goes back to whoever held it before. Anything found there is removed, and the new holder rolls for a discovery again.',
  },
  'overrule-battle': {
    name: 'Overrule a settled battle',
    of: 'Battle',
    fields: {
      winner: { name: 'Winner', values: WINNERS },
      beaten: { name: 'The loser', values: ENDS },
      attackerLosses: { name: 'Attacker’s losses', values: LOSSES },
      defenderLosses: { name: 'Defender’s losses', values: LOSSES },
      units: { name: 'Losses of individual units' },
    },
    readers:
      'Anyone who can see the result can see the new one and the reason. Losses, captives, withdrawals, loot, positions and VP are worked out again from the new result. Anything that has changed again since, or has already been paid, stays as it is, and its owner is notified.',
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
  'set-vp': {
    name: 'Victory points',
    of: 'Player',
    fields: { vp: { name: 'Victory points' } },
    readers: 'Everyone can read the change and the reason. If VP are secret in this campaign, only the player can.',
  },
  'set-bp': {
    name: 'Stored BP',
    of: 'Settlement',
    fields: { bp: { name: 'BP saved' } },
    readers: 'Only the settlement’s owner can read the change and the reason.',
  },
  'set-debt': {
    name: 'Debt',
    of: 'Player',
    fields: { debt: { name: 'Maintenance owed, in BP' } },
    readers: PLAYER_ONLY,
  },
  'set-strategy': {
    name: 'Strategy rating',
    of: 'Player',
    fields: { strategy: { name: 'Strategy rating' } },
    readers: 'Everyone can read the change and the reason.',
  },
  'set-dxp': {
    name: 'A detachment’s experience',
    of: 'Detachment',
    fields: { dxp: { name: 'DXP' } },
    readers: 'Only the owner can read the change and the reason.',
  },
  'set-xp': {
    name: 'A unit’s experience',
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
  'undo-corrections': {
    name: 'Undo a ruling',
    of: 'Ruling',
    fields: {},
    readers:
      'Everyone who could read the ruling can see that you undid it, and why. Players keep what they have already seen.',
  },
};

const group = (name: string, ...edits: readonly EditType[]): EditGroup => ({ name, edits });

/** Corrections in the order in which a referee looks for them: each in one group. */
export const EDIT_GROUPS: readonly EditGroup[] = [
  group(
    'Detachments and garrisons',
    ...(['move-piece', 'add-detachment', 'add-garrison', 'rename-piece', 'set-dxp', 'remove-piece'] as const),
    ...(['to-orbit', 'from-orbit', 'set-ready', 'end-construction'] as const),
  ),
  group('Units', 'set-models', 'add-unit', 'move-unit', 'change-unit', 'set-xp', 'heal-unit', 'remove-unit'),
  group('Battles', 'overrule-battle', 'call-off'),
  group('Hexes and roads', 'set-control', 'overrule-claim', 'add-road', 'remove-road'),
  group(
    'Settlements',
    ...(['set-bp', 'add-building', 'remove-building', 'add-settlement', 'change-settlement'] as const),
    ...(['give-settlement', 'remove-settlement', 'set-capital', 'lose-capital'] as const),
  ),
  group(
    'Strongholds',
    ...(['add-stronghold', 'change-stronghold', 'give-stronghold', 'remove-stronghold'] as const),
    ...(['add-defence', 'remove-defence'] as const),
  ),
  group('Resource hexes', 'add-resource', 'set-yield', 'set-route', 'end-route', 'remove-resource'),
  group('Convoys, spies and diplomats', 'add-convoy', 'set-cargo', 'add-spy', 'add-diplomat'),
  group('Captives', 'capture', 'move-captives', 'free-captives'),
  group('Aircraft', 'add-mission', 'remove-mission', 'add-air-support', 'remove-air-support'),
  group('Treaties and promises', 'add-treaty', 'end-treaty', 'break-promise'),
  group('Players', 'set-vp', 'set-debt', 'set-strategy'),
  group('Rulings', 'undo-corrections'),
];
