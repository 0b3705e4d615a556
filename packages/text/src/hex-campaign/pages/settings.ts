import type { Settings, Slot } from '@sealed-orders/rules/hex-campaign';
import type { SettingText } from '../../games.ts';
import { SLOT_NAMES } from '../../unit-names.ts';
import { FACTION_NAMES } from '../names.ts';
import { WAR_SETTINGS } from './war-settings.ts';

const SLOT_LIMITS: Readonly<Record<Slot, string>> = SLOT_NAMES;
const OFF_OR_ON = { off: 'off', on: 'on' } as const;

/** Each setting of the hex campaign. */
export const SETTINGS: Readonly<Record<keyof Settings, SettingText>> = {
  missedDeadline: {
    name: 'If orders are missing',
    says: 'What happens to seats whose orders are missing when time is up.',
    values: { guard: 'units guard', wait: 'the turn waits', refereeOrders: 'the referee gives them' },
  },
  refereeSeesOrders: {
    name: 'The referee sees sealed orders',
    says: 'Otherwise the referee sees them only when they are opened, like everyone else.',
  },
  askedPhases: {
    name: 'Players give orders',
    says: 'In phases without orders, every player gets the rules’ default.',
    values: { all: 'in all phases', movement: 'for movement only' },
    isTerm: true,
  },
  mergeAirAndMoveOrders: {
    name: 'Air and movement orders on one form',
    says: 'Both are sealed together, because nothing happens between them.',
    isTerm: true,
  },
  startBp: { name: 'Build points at the start', says: 'How much every seat can spend before turn 1.' },
  reinforcementBp: {
    name: 'Reinforcement build points',
    says: 'How many every Capital gets each turn as reinforcements.',
  },
  startOtherUrban: {
    name: 'Settlements at the start',
    says: 'How many each seat has besides its Capital.',
  },
  startResources: { name: 'Resources at the start', says: 'How many Resource hexes each start zone has.' },
  startZones: {
    name: 'Start zones',
    says: 'Seas and map edges make some zones smaller. All can be cut to the size of the smallest.',
    values: { source: 'as printed', fair: 'evened out' },
  },
  startAirbase: {
    name: 'Airbase at the start',
    says: 'The size of the airbase in every Capital.',
    values: { minor: 'minor', major: 'major' },
  },
  freeRoads: {
    name: 'Free roads at the start',
    says: 'How many road actions each seat gets before turn 1 in a step-by-step start.',
  },
  airspaceGrid: { name: 'Airspaces', says: 'How many columns and rows of Airspaces the map is divided into.' },
  nativeRace: {
    name: 'Natives',
    says: 'The race of settlements that no seat owns.',
    values: FACTION_NAMES,
  },
  sightDetail: {
    name: 'Armies in sight',
    says: 'What players learn about an army they can see.',
    values: { presence: 'presence only', sizeBand: 'rough size', full: 'points' },
  },
  seePassing: {
    name: 'Passing armies are seen',
    says: 'Whether players see armies that only pass through a hex in sight during a phase.',
  },
  alliedSight: {
    name: 'Allied sight',
    says: 'Whether allies see what each other’s units see.',
    values: { shared: 'shared', own: 'separate' },
  },
  controlVisibility: {
    name: 'Control of land',
    says: 'Whether everyone always knows who holds which hex.',
    values: { lastSeen: 'as last seen', public: 'public' },
  },
  vpVisibility: {
    name: 'Victory points',
    says: 'Whether players know each other’s scores.',
    values: { public: 'public', own: 'secret' },
  },
  initiativeVisibility: {
    name: 'Initiative',
    says: 'What everyone learns when initiative is rolled. Dice that are not shown then are revealed at the end of the turn.',
    values: { order: 'who moves when', full: 'who moves when, and the dice' },
  },
  rollsVisibility: {
    name: 'Dice',
    says: 'Who sees the dice. Initiative dice have their own setting.',
    values: { involved: 'only those involved see them', public: 'everyone sees them' },
  },
  battleReports: {
    name: 'Battle reports',
    says: 'Who can read how a battle went.',
    values: {
      public: 'everyone can read them',
      participants: 'only the two sides can read them',
      delayed: 'public once the battle phase closes',
    },
  },
  roadModel: {
    name: 'Roads',
    says: 'A road either joins two hexes, or fills a hex and joins every neighbour that has one too.',
    values: { links: 'join hexes', hexes: 'fill hexes' },
  },
  minimumOneHex: {
    name: 'A unit can always move one hex',
    says: 'A unit that hasn’t moved can enter a neighbouring hex, whatever the cost.',
  },
  terrainRestriction: {
    name: 'Closed ground',
    says: 'Whether a detachment must stay out of terrain that one of its units can’t enter.',
    values: { allUnits: 'stops the whole detachment', ignore: 'ignored' },
  },
  trackedRiver: {
    name: 'Tracked detachments at rivers',
    says: 'What they do at a river without a bridge.',
    values: { stop: 'cross and stop', free: 'cross freely', bridgeOnly: 'need a bridge' },
  },
  webways: {
    name: 'Webways',
    says: 'Whether Eldar can travel between their Cities instead of carrying out an order.',
    values: OFF_OR_ON,
  },
  weakDetachments: {
    name: 'Weak detachments',
    says: 'A detachment with fewer than 500 ready points has no zone of control and must recover.',
    values: { on: 'restricted', off: 'unrestricted' },
  },
  standardComposition: {
    name: 'Detachment composition',
    says: 'The minimum and maximum number of units of each slot in a standard detachment.',
    parts: SLOT_LIMITS,
  },
  maxSpecialCharsPerDetachment: {
    name: 'Special characters in a detachment',
    says: 'How many can serve together. The lists say which of them lead armies of 2,000 points.',
    values: { unlimitedBelow2000: 'any, but only one who leads 2,000 points', one: 'one' },
  },
  specialQuota: {
    name: 'Special detachment quota',
    says: 'How the quota of special detachments is worked out: rounded up, or with the quotas of types I and II swapped and rounded down.',
    values: { roundUp: 'rounded up', swapped: 'types I and II swapped' },
  },
  supportGarrisons: { name: 'Garrisons can be supported', says: 'Whether armies can support a garrison.' },
  unitXp: {
    name: 'Unit experience',
    says: 'Whether battle reports give experience to individual units.',
    values: OFF_OR_ON,
  },
  freedNeedRearm: {
    name: 'Freed captives must be rearmed',
    says: 'Otherwise detachments freed by a victory can fight again immediately.',
  },
  demonsNeedPortal: {
    name: 'Demons need a Vortex Portal',
    says: 'Detachments with demons can be formed and changed only in a Capital that has one.',
  },
  unpaidArmyMaintenance: {
    name: 'Unpaid armies',
    says: 'What happens when build points don’t cover army upkeep.',
    values: { debt: 'run up a debt', disband: 'lose their cheapest units' },
  },
  buildingRefundLimit: {
    name: 'Refund for buildings',
    says: 'How often players get half a building’s cost back if they give up several in one turn.',
    values: { perPlayer: 'once per player', perHex: 'once per settlement' },
  },
  constructionOnCapture: {
    name: 'Unfinished works in a captured hex',
    says: 'What happens to them when the hex is lost.',
    values: { lost: 'lost', halfRefund: 'half refunded' },
  },
  wallsCountAsOther: {
    name: 'Walls count as other works',
    says: 'Otherwise walls count only against a Stronghold’s limit on walls.',
  },
  tyranidStartFort: {
    name: 'The Tyranids’ Fortification',
    says: 'Whether Tyranids start with a Capital Fortification like everyone else.',
    values: { keep: 'kept', none: 'left out' },
  },
  ...WAR_SETTINGS,
};
