import { z } from 'zod';
import { demoChart } from '../data/charts.ts';
import { defaultSettings, EDITION } from '../data/settings.ts';
import type { Chart, Composition, OrderClock, Settings, Setup, UnitSetup } from '../types.ts';
import { SLOTS } from '../types.ts';
import { count, craftworld, edges, faction, god, hexKey, moveClass, seatKey, shortText, weekday } from './atoms.ts';
import { unitNature } from './pieces.ts';

const d = defaultSettings;

const span = z.tuple([z.int().min(0).max(50), z.int().min(0).max(50)]);
const composition = z.strictObject({
  hq: span,
  elite: span,
  troops: span,
  'fast-attack': span,
  'heavy-support': span,
}) satisfies z.ZodType<Composition>;

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
}) satisfies z.ZodType<Settings['optionalRules']>;

export const settings = z.strictObject({
  airspaceGrid: z.tuple([z.int().min(1).max(6), z.int().min(1).max(6)]).default([3, 3]),
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
  askedPhases: z.enum(['all', 'movement']).default(d.askedPhases),
  mergeAirAndMoveOrders: z.boolean().default(d.mergeAirAndMoveOrders),
  freeRoads: z.int().min(0).max(100).default(d.freeRoads),
  startAirbase: z.enum(['minor', 'major']).default(d.startAirbase),
  unpaidArmyMaintenance: z.enum(['debt', 'disband']).default(d.unpaidArmyMaintenance),
  buildingRefundLimit: z.enum(['perPlayer', 'perHex']).default(d.buildingRefundLimit),
  standardComposition: composition.prefault({
    hq: [1, 2],
    elite: [0, 3],
    troops: [2, 6],
    'fast-attack': [0, 3],
    'heavy-support': [0, 3],
  }),
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
}) satisfies z.ZodType<Settings>;

/** At most 16,384 hexes: indices of hexes fit in 16 bits. */
const mapSize = z
  .strictObject({ columns: z.int().min(3).max(512), rows: z.int().min(3).max(512) })
  .refine((size) => size.columns * size.rows <= 16_384, 'more than 16384 hexes');

export const chart = z.strictObject({
  size: mapSize,
  rows: z.array(z.string().regex(/^[phfjs]+$/)).max(512),
  rivers: edges,
  airspaces: z.array(z.string().regex(/^[0-9a-z]+$/)).max(512),
  names: z.record(hexKey, shortText),
}) satisfies z.ZodType<Chart>;

export const clock = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('none') }),
  z.strictObject({ mode: z.literal('duration'), seconds: z.int().min(1).max(10_000_000) }),
  z.strictObject({
    mode: z.literal('weekly'),
    weekdays: z.array(weekday).min(1).max(7),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    zone: z.string().min(1).max(64),
  }),
]) satisfies z.ZodType<OrderClock>;

export const unitSetup = z.strictObject({
  name: shortText.min(1),
  slot: z.enum(SLOTS),
  moveClass,
  scout: z.boolean().default(false),
  models: z.int().min(1).max(1000),
  points: count,
  ...unitNature,
}) satisfies z.ZodType<UnitSetup>;

const detachmentSetup = z.strictObject({
  name: shortText.min(1),
  march: z.enum(['normal', 'vehicles', 'fast']).default('normal'),
  units: z.array(unitSetup).min(1).max(100),
});

const seatSetup = z.strictObject({
  id: seatKey,
  name: shortText.min(1),
  faction,
  strategy: z.int().min(0).max(5).default(0),
  detachments: z.array(detachmentSetup).max(40).default([]),
  god: god.nullable().default(null),
  craftworld: craftworld.nullable().default(null),
});

/** What a campaign begins from. The creation form is made from this, with its defaults. */
export const setup = z.strictObject({
  edition: z.string().max(20).default(EDITION),
  preset: z.enum(['three-players', 'four-players', 'free']).default('four-players'),
  start: z.enum(['guided', 'quick']).default('quick'),
  chart: chart.default(chart.parse(demoChart())),
  seats: z.array(seatSetup).min(1).max(60),
  settings: settings.prefault({}),
  clock: clock.default({ mode: 'none' }),
}) satisfies z.ZodType<Setup>;
