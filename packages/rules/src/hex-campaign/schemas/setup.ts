import { z } from 'zod';
import { orderClockSchema } from '../../kernel/index.ts';
import { demoChart } from '../data/charts.ts';
import { EDITION } from '../data/editions.ts';
import { defaultSettings } from '../data/settings.ts';
import { SLOTS } from '../types/vocabulary.ts';
import { count, craftworld, faction, god, moveClass, seatKey, shortText } from './atoms.ts';
import { givenChart } from './chart.ts';
import { unitNature } from './pieces.ts';

const d = defaultSettings;

const span = z.tuple([z.int().min(0).max(50), z.int().min(0).max(50)]);
export const composition = z.strictObject({
  hq: span,
  elite: span,
  troops: span,
  'fast-attack': span,
  'heavy-support': span,
});

/** Per row or column of the grid: all Airspace numbers fit one base-36 digit. */
const airspaces = z.int().min(1).max(5);

const choice = z.enum(['off', 'perBattle', 'on']).default('off');
const optionalRules = z.strictObject({
  overwatch: choice,
  hkReroll: choice,
  krak: choice,
  secondaryTarget: choice,
  heavyWeapons: choice,
  doubleSaves: choice,
  ordnanceCover: choice,
  penetrating: choice,
  damageMinus: choice,
  damagePlus: choice,
});

export const settings = z.strictObject({
  airspaceGrid: z.tuple([airspaces, airspaces]).default(d.airspaceGrid),
  nativeRace: faction.default(d.nativeRace),
  startBp: count.default(d.startBp),
  reinforcementBp: count.default(d.reinforcementBp),
  startOtherUrban: z.int().min(0).max(6).default(d.startOtherUrban),
  startResources: z.int().min(0).max(6).default(d.startResources),
  startZones: z.enum(['source', 'fair']).default(d.startZones),
  initiativeVisibility: z.enum(['order', 'full']).default(d.initiativeVisibility),
  missedDeadline: z.enum(['guard', 'wait', 'refereeOrders']).default(d.missedDeadline),
  refereeSeesOrders: z.boolean().default(d.refereeSeesOrders),
  roadModel: z.enum(['links', 'hexes']).default(d.roadModel),
  weakDetachments: z.enum(['on', 'off']).default(d.weakDetachments),
  minimumOneHex: z.boolean().default(d.minimumOneHex),
  terrainRestriction: z.enum(['allUnits', 'ignore']).default(d.terrainRestriction),
  trackedRiver: z.enum(['stop', 'free', 'bridgeOnly']).default(d.trackedRiver),
  sightDetail: z.enum(['presence', 'sizeBand', 'full']).default(d.sightDetail),
  seePassing: z.boolean().default(d.seePassing),
  alliedSight: z.enum(['shared', 'own']).default(d.alliedSight),
  controlVisibility: z.enum(['lastSeen', 'public']).default(d.controlVisibility),
  vpVisibility: z.enum(['public', 'own']).default(d.vpVisibility),
  rollsVisibility: z.enum(['involved', 'public']).default(d.rollsVisibility),
  /** `movement`: only movement orders are given; in the other phases everybody gets the defaults of HEX-TURN-04. */
  askedPhases: z.enum(['all', 'movement']).default(d.askedPhases),
  mergeAirAndMoveOrders: z.boolean().default(d.mergeAirAndMoveOrders),
  freeRoads: z.int().min(0).max(100).default(d.freeRoads),
  startAirbase: z.enum(['minor', 'major']).default(d.startAirbase),
  unpaidArmyMaintenance: z.enum(['debt', 'disband']).default(d.unpaidArmyMaintenance),
  buildingRefundLimit: z.enum(['perPlayer', 'perHex']).default(d.buildingRefundLimit),
  standardComposition: composition.prefault(d.standardComposition),
  maxSpecialCharsPerDetachment: z.enum(['unlimitedBelow2000', 'one']).default(d.maxSpecialCharsPerDetachment),
  specialQuota: z.enum(['roundUp', 'swapped']).default(d.specialQuota),
  constructionOnCapture: z.enum(['lost', 'halfRefund']).default(d.constructionOnCapture),
  freedNeedRearm: z.boolean().default(d.freedNeedRearm),
  wallsCountAsOther: z.boolean().default(d.wallsCountAsOther),
  treatyRaceLimits: z.enum(['on', 'off']).default(d.treatyRaceLimits),
  treatyNotice: z.enum(['nextTurn', 'immediate']).default(d.treatyNotice),
  spyExtraMissions: z.enum(['off', 'on']).default(d.spyExtraMissions),
  newCapital: z.enum(['none', 'nearestUrban']).default(d.newCapital),
  demonsNeedPortal: z.boolean().default(d.demonsNeedPortal),
  webways: z.enum(['off', 'on']).default(d.webways),
  tyranidStartFort: z.enum(['keep', 'none']).default(d.tyranidStartFort),
  imperialPlayer: z.enum(['off', 'on']).default(d.imperialPlayer),
  supportGarrisons: z.boolean().default(d.supportGarrisons),
  quickBattle: z.enum(['onAgreement', 'always', 'never']).default(d.quickBattle),
  quickBattleWipeout: z.enum(['loses', 'damageOnly']).default(d.quickBattleWipeout),
  qbStrongholdDraw: z.boolean().default(d.qbStrongholdDraw),
  qbSupport: z.enum(['on', 'off']).default(d.qbSupport),
  qbDefences: z.enum(['on', 'off']).default(d.qbDefences),
  postpone: z.enum(['refereeOrAll', 'never']).default(d.postpone),
  funBattlesPerTurn: z.int().min(0).max(20).default(d.funBattlesPerTurn),
  drawMargin: count.default(d.drawMargin),
  raidDislodges: z.boolean().default(d.raidDislodges),
  garrisonVpValue: z.enum(['bpCost', 'points']).default(d.garrisonVpValue),
  unitXp: z.enum(['off', 'on']).default(d.unitXp),
  victoryMode: z.enum(['lastOrVp', 'firstCapital']).default(d.victoryMode),
  vpGoal: z.int().min(1).max(1_000_000).default(d.vpGoal),
  alliedVictory: z.boolean().default(d.alliedVictory),
  battleReports: z.enum(['public', 'participants', 'delayed']).default(d.battleReports),
  optionalRules: optionalRules.prefault({}),
});

export const unitSetup = z.strictObject({
  name: shortText.min(1),
  slot: z.enum(SLOTS),
  moveClass,
  scout: z.boolean().default(false),
  models: z.int().min(1).max(1000),
  points: count,
  ...unitNature.shape,
});

export const detachmentSetup = z.strictObject({
  name: shortText.min(1),
  march: z.enum(['normal', 'vehicles', 'fast']).default('normal'),
  units: z.array(unitSetup).min(1).max(100),
});

export const seatSetup = z.strictObject({
  id: seatKey,
  name: shortText.min(1),
  faction,
  /** 0 to 5, added to initiative. HEX-TURN-05. */
  strategy: z.int().min(0).max(5).default(0),
  /** Armies present from the start; under a guided start they are bought instead. */
  detachments: z.array(detachmentSetup).max(40).default([]),
  /** HEX-RACE-CH-02; null for all but Chaos. */
  god: god.nullable().default(null),
  /** HEX-RACE-EL-01; null for all but Eldar. */
  craftworld: craftworld.nullable().default(null),
});

/** The creation form is built from this, with its defaults. */
export const setup = z.strictObject({
  edition: z.string().max(20).default(EDITION),
  preset: z.enum(['three-players', 'four-players', 'free', 'first-war', 'club', 'full']).default('four-players'),
  /** `guided`: HEX-START-19; `quick`: sites placed by dice, armies from the lists, and turn 1 opens immediately. */
  start: z.enum(['guided', 'quick']).default('quick'),
  chart: givenChart.default(givenChart.parse(demoChart())),
  /** Sets of seats' corners and sites are dealt by dice. HEX-START-15, -16. */
  seats: z.array(seatSetup).min(1).max(60),
  settings: settings.prefault({}),
  clock: orderClockSchema.default({ mode: 'none' }),
});
