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
    says: 'What counts for a seat whose orders are missing when the time is up.',
    values: { guard: 'guard', wait: 'hold up the turn', refereeOrders: 'get the referee’s orders' },
  },
  refereeSeesOrders: {
    name: 'The referee sees sealed orders',
    says: 'Otherwise the referee learns of them when they are opened, like everybody.',
  },
  askedPhases: {
    name: 'Orders are asked',
    says: 'Where none are asked, everybody gets what the rules give to those who write none.',
    values: { all: 'in all phases', movement: 'for movement only' },
    isTerm: true,
  },
  mergeAirAndMoveOrders: {
    name: 'Air and movement orders on one form',
    says: 'Both are sealed together, because nothing happens between them.',
    isTerm: true,
  },
  startBp: { name: 'Build points at the start', says: 'What every seat has to spend before turn 1.' },
  reinforcementBp: {
    name: 'Build points of reinforcements',
    says: 'What every Capital gets each turn as reinforcements.',
  },
  startOtherUrban: {
    name: 'Settlements at the start',
    says: 'How many each seat has besides its Capital.',
  },
  startResources: { name: 'Resources at the start', says: 'How many resource hexes lie in each start zone.' },
  startZones: {
    name: 'Start zones',
    says: 'Seas and edges make some zones smaller; all can be cut to the size of the smallest.',
    values: { source: 'as printed', fair: 'evened out' },
  },
  startAirbase: {
    name: 'Airbase at the start',
    says: 'The size of the airbase in every Capital.',
    values: { minor: 'minor', major: 'major' },
  },
  freeRoads: {
    name: 'Free roads at the start',
    says: 'How many road actions each seat has before turn 1, if the war begins step by step.',
  },
  airspaceGrid: { name: 'Airspaces', says: 'Into how many columns and rows of Airspaces the map is divided.' },
  nativeRace: {
    name: 'Natives',
    says: 'The race that lives in settlements which no seat owns.',
    values: FACTION_NAMES,
  },
  sightDetail: {
    name: 'Armies in sight show',
    says: 'What players learn of an army that they see.',
    values: { presence: 'that they are there', sizeBand: 'their rough size', full: 'their points' },
  },
  seePassing: {
    name: 'Armies are seen in passing',
    says: 'Whether players see what only moves through their sight during a phase.',
  },
  alliedSight: {
    name: 'Sight of allies',
    says: 'Whether allies see what the other sees.',
    values: { shared: 'is shared', own: 'is their own' },
  },
  controlVisibility: {
    name: 'Control of land',
    says: 'Whether everybody always knows who holds which hex.',
    values: { lastSeen: 'is known as last seen', public: 'is public' },
  },
  vpVisibility: {
    name: 'Victory points',
    says: 'Whether players know the score of others.',
    values: { public: 'are public', own: 'are secret' },
  },
  initiativeVisibility: {
    name: 'Initiative shows',
    says: 'What everybody learns when the order of movement is rolled; the rest is told at the end of the turn.',
    values: { order: 'the order', full: 'the order and the dice' },
  },
  rollsVisibility: {
    name: 'Dice',
    says: 'Who reads which dice fell. Those of initiative have a setting of their own.',
    values: { involved: 'are told to those involved', public: 'are public' },
  },
  battleReports: {
    name: 'Battle reports',
    says: 'Who reads how a battle went.',
    values: {
      public: 'are public',
      participants: 'are for the two sides',
      delayed: 'are public when the battle phase closes',
    },
  },
  roadModel: {
    name: 'Roads',
    says: 'A road joins two hexes, or it lies in a hex and joins all that have one.',
    values: { links: 'join hexes', hexes: 'fill hexes' },
  },
  minimumOneHex: {
    name: 'One hex can always be entered',
    says: 'A unit that has not moved may enter a hex next to it, whatever that costs.',
  },
  terrainRestriction: {
    name: 'Closed ground',
    says: 'Whether a detachment stays out where one of its units may not go.',
    values: { allUnits: 'counts for every unit', ignore: 'is not used' },
  },
  trackedRiver: {
    name: 'Tracks at rivers',
    says: 'What a river without a bridge does to detachments on tracks.',
    values: { stop: 'cross and stop', free: 'cross freely', bridgeOnly: 'need a bridge' },
  },
  webways: {
    name: 'Webways',
    says: 'Whether Eldar may go from one City of theirs to another in place of an order.',
    values: OFF_OR_ON,
  },
  weakDetachments: {
    name: 'Weak detachments',
    says: 'Under 500 ready points a detachment has no zone of control and must recover.',
    values: { on: 'follow this rule', off: 'count in full' },
  },
  standardComposition: {
    name: 'Composition of detachments',
    says: 'The least and the most units of each slot in a standard detachment.',
    parts: SLOT_LIMITS,
  },
  maxSpecialCharsPerDetachment: {
    name: 'Special characters in a detachment',
    says: 'How many may march together.',
    values: { unlimitedBelow2000: 'any, but one of those for 2000 points', one: 'one' },
  },
  specialQuota: {
    name: 'Quota of special detachments',
    says: 'How many of types I and II a number of detachments allows.',
    values: { roundUp: 'rounded up', swapped: 'types swapped' },
  },
  supportGarrisons: { name: 'Garrisons may be supported', says: 'Whether the order Support may name a garrison.' },
  unitXp: {
    name: 'Experience of units',
    says: 'Whether battle reports give experience to single units.',
    values: OFF_OR_ON,
  },
  freedNeedRearm: {
    name: 'Freed captives must be rearmed',
    says: 'Otherwise detachments that a victory frees fight on at once.',
  },
  demonsNeedPortal: {
    name: 'Demons need a Vortex Portal',
    says: 'Detachments with demons are made and changed only in a Capital that has one.',
  },
  unpaidArmyMaintenance: {
    name: 'Unpaid armies',
    says: 'What follows when build points do not cover the maintenance of the armies.',
    values: { debt: 'become a debt', disband: 'lose their cheapest units' },
  },
  buildingRefundLimit: {
    name: 'Refund for buildings',
    says: 'How often half the cost of a building comes back when several are given up in a turn.',
    values: { perPlayer: 'once for a player', perHex: 'once for a settlement' },
  },
  constructionOnCapture: {
    name: 'Works in a captured hex',
    says: 'What becomes of what was being built when the hex is lost.',
    values: { lost: 'are lost', halfRefund: 'are half refunded' },
  },
  wallsCountAsOther: {
    name: 'Walls count as other works',
    says: 'Otherwise walls count only against the number of walls that a Stronghold may have.',
  },
  tyranidStartFort: {
    name: 'Fortification of Tyranids',
    says: 'Whether Tyranids begin with a Capital Fortification like everybody.',
    values: { keep: 'stands', none: 'is absent' },
  },
  ...WAR_SETTINGS,
};
