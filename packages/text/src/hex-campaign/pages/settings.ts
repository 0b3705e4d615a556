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
    name: 'Without orders, units',
    says: 'What happens to seats whose orders are missing when time is up.',
    values: { guard: 'guard', wait: 'hold up the turn', refereeOrders: 'get the referee’s orders' },
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
    name: 'Armies in sight show',
    says: 'What players learn about an army they can see.',
    values: { presence: 'that they are there', sizeBand: 'their rough size', full: 'their points' },
  },
  seePassing: {
    name: 'Armies are seen in passing',
    says: 'Whether players see armies that only pass through their sight during a phase.',
  },
  alliedSight: {
    name: 'Sight of allies',
    says: 'Whether allies see what each other’s units see.',
    values: { shared: 'is shared', own: 'is their own' },
  },
  controlVisibility: {
    name: 'Control of land',
    says: 'Whether everyone always knows who holds which hex.',
    values: { lastSeen: 'is known as last seen', public: 'is public' },
  },
  vpVisibility: {
    name: 'Victory points',
    says: 'Whether players know each other’s scores.',
    values: { public: 'are public', own: 'are secret' },
  },
  initiativeVisibility: {
    name: 'Initiative shows',
    says: 'What everyone learns when the order of movement is rolled. The rest comes out at the end of the turn.',
    values: { order: 'the order', full: 'the order and the dice' },
  },
  rollsVisibility: {
    name: 'Dice',
    says: 'Who sees the dice. Initiative dice have their own setting.',
    values: { involved: 'are for those involved', public: 'are public' },
  },
  battleReports: {
    name: 'Battle reports',
    says: 'Who can read how a battle went.',
    values: {
      public: 'are public',
      participants: 'are for the two sides',
      delayed: 'are public when the battle phase closes',
    },
  },
  roadModel: {
    name: 'Roads',
    says: 'A road either joins two hexes, or fills a hex and joins every neighbour that has one.',
    values: { links: 'join hexes', hexes: 'fill hexes' },
  },
  minimumOneHex: {
    name: 'One hex can always be entered',
    says: 'A unit that hasn’t moved may enter a neighbouring hex, whatever the cost.',
  },
  terrainRestriction: {
    name: 'Closed ground',
    says: 'Whether a detachment must stay out of ground that one of its units can’t enter.',
    values: { allUnits: 'applies to every unit', ignore: 'is ignored' },
  },
  trackedRiver: {
    name: 'Tracks at rivers',
    says: 'What a river without a bridge does to tracked detachments.',
    values: { stop: 'cross and stop', free: 'cross freely', bridgeOnly: 'need a bridge' },
  },
  webways: {
    name: 'Webways',
    says: 'Whether Eldar may travel from one of their Cities to another instead of taking an order.',
    values: OFF_OR_ON,
  },
  weakDetachments: {
    name: 'Weak detachments',
    says: 'A detachment with fewer than 500 ready points has no zone of control and must recover.',
    values: { on: 'follow this rule', off: 'count in full' },
  },
  standardComposition: {
    name: 'Composition of detachments',
    says: 'The minimum and maximum number of units of each slot in a standard detachment.',
    parts: SLOT_LIMITS,
  },
  maxSpecialCharsPerDetachment: {
    name: 'Special characters in a detachment',
    says: 'How many may march together.',
    values: { unlimitedBelow2000: 'any, but only one that needs 2000 points', one: 'one' },
  },
  specialQuota: {
    name: 'Quota of special detachments',
    says: 'How the quota of special detachments of types I and II is worked out.',
    values: { roundUp: 'rounded up', swapped: 'types swapped' },
  },
  supportGarrisons: { name: 'Garrisons may be supported', says: 'Whether a Support order may name a garrison.' },
  unitXp: {
    name: 'Experience of units',
    says: 'Whether battle reports give experience to individual units.',
    values: OFF_OR_ON,
  },
  freedNeedRearm: {
    name: 'Freed captives must be rearmed',
    says: 'Otherwise detachments freed by a victory can fight on immediately.',
  },
  demonsNeedPortal: {
    name: 'Demons need a Vortex Portal',
    says: 'Detachments with demons can be formed and changed only in a Capital that has one.',
  },
  unpaidArmyMaintenance: {
    name: 'Unpaid armies',
    says: 'What happens when build points don’t cover army maintenance.',
    values: { debt: 'become a debt', disband: 'lose their cheapest units' },
  },
  buildingRefundLimit: {
    name: 'Refund for buildings',
    says: 'How often players get half a building’s cost back if they give up several in one turn.',
    values: { perPlayer: 'once per player', perHex: 'once per settlement' },
  },
  constructionOnCapture: {
    name: 'Works in a captured hex',
    says: 'What happens to unfinished works when the hex is lost.',
    values: { lost: 'are lost', halfRefund: 'are half refunded' },
  },
  wallsCountAsOther: {
    name: 'Walls count as other works',
    says: 'Otherwise walls count only against a Stronghold’s limit on walls.',
  },
  tyranidStartFort: {
    name: 'The Tyranids’ Fortification',
    says: 'Whether Tyranids start with a Capital Fortification like everyone else.',
    values: { keep: 'stays', none: 'is left out' },
  },
  ...WAR_SETTINGS,
};
