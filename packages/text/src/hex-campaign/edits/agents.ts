import { AIR_MISSION_NAMES } from '../air-names.ts';
import { type EditTexts, NAME, OWNER, PLAYER, PLAYER_ONLY } from './common.ts';

/** Corrections of convoys, spies, diplomats and aircraft. */
export const agentEdits = {
  'add-convoy': { name: 'Add a convoy', of: 'Hex', fields: { seat: PLAYER, bp: { name: 'BP' } }, readers: OWNER },
  'set-cargo': { name: 'Change a convoy’s BP', of: 'Convoy', fields: { bp: { name: 'BP' } }, readers: OWNER },
  'add-spy': {
    name: 'Add a spy',
    of: 'Hex',
    fields: { seat: PLAYER, name: NAME, home: { name: 'Home: one of the player’s settlements' } },
    readers: PLAYER_ONLY,
  },
  'add-diplomat': { name: 'Add a diplomat', of: 'Hex', fields: { seat: PLAYER, name: NAME }, readers: OWNER },
  'set-target': {
    name: 'Change a spy’s target',
    of: 'Spy and its new target',
    fields: {},
    readers:
      'Only the spy’s owner can read the change and the reason. No die is rolled. Missions are orders, so they can’t be corrected here.',
  },
  'free-spy': {
    name: 'Take a spy off its target',
    of: 'Spy with a target',
    fields: {},
    readers: 'Only the spy’s owner can read the change and the reason. The spy stays in its hex.',
  },
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
      'Only the two players can read the change and the reason. Anyone who can see the battle card can see the support.',
  },
  'remove-air-support': {
    name: 'Remove air support',
    of: 'Air support',
    fields: {},
    readers:
      'Only the two players can read the change and the reason. Anyone who can see the battle card can see the change.',
  },
} satisfies EditTexts;
