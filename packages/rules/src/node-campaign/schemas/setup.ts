import { z } from 'zod';
import { dateSchema, keysOf, orderClockSchema, recordOf, zoneSchema } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { ORSANA_REACH } from '../data/map.ts';
import { defaultSettings as d } from '../data/settings.ts';
import { faction, name, seat } from './atoms.ts';
import { map } from './map.ts';
import { newRoster } from './units.ts';

const hours = z.int().min(1).max(1000);
const days = z.int().min(1).max(365);
const points = (most = 100) => z.int().min(0).max(most);

/** Whole numbers by key, each with its default. */
const numbers = <Key extends string>(defaults: Readonly<Record<Key, number>>, most: number) =>
  z.strictObject(recordOf(keysOf(defaults), (key) => points(most).default(defaults[key])));

const optional = z.enum(['off', 'on']).default('off');

export const settings = z.strictObject({
  timeZone: zoneSchema.default(d.timeZone),
  /** NODE-SETUP-02: begins whatever the mix of factions. */
  anyMix: z.boolean().default(d.anyMix),
  cpPublic: z.boolean().default(d.cpPublic),
  startCp: points().default(d.startCp),
  dailyCp: points().default(d.dailyCp),
  cpCap: points().default(d.cpCap),
  /** 0: off. NODE-CP-05. */
  lowCpThreshold: points(14).default(d.lowCpThreshold),
  cost: numbers(d.cost, 14).prefault({}),
  orderProcessing: z.enum(['immediate', 'daily']).default(d.orderProcessing),
  /** The hour of daily processing, in the campaign's zone. */
  processingHour: points(23).default(d.processingHour),
  postdatedOrdersPublic: z.boolean().default(d.postdatedOrdersPublic),
  accelerationMaxRounds: z.int().min(1).max(100).default(d.accelerationMaxRounds),
  accelerationOrderMinutes: z.int().min(1).max(1440).default(d.accelerationOrderMinutes),
  accelerationProtectsNodes: z.boolean().default(d.accelerationProtectsNodes),
  accelerationEmbargoHours: points(1000).default(d.accelerationEmbargoHours),
  accelerationEnds: z.enum(['atOnce', 'roundEnd']).default(d.accelerationEnds),
  lateJoin: z.boolean().default(d.lateJoin),
  vacantRandomHours: hours.default(d.vacantRandomHours),
  disputeDays: days.default(d.disputeDays),
  missionDays: days.default(d.missionDays),
  phaseOutWhileLocked: z.boolean().default(d.phaseOutWhileLocked),
  redeployRange: z.enum(['adjacent', 'connected']).default(d.redeployRange),
  redeployIntoOpenSpace: z.boolean().default(d.redeployIntoOpenSpace),
  expandControlFrom: z.enum(['controlledNode', 'battleforce']).default(d.expandControlFrom),
  maxBattleforces: z.int().min(1).max(20).nullable().default(d.maxBattleforces),
  battleforceMaxPoints: points(10_000).default(d.battleforceMaxPoints),
  killTeamMaxPoints: points(1000).default(d.killTeamMaxPoints),
  rosterDays: days.default(d.rosterDays),
  forceLevelMin: points(10_000).default(d.forceLevelMin),
  forceLevelMax: points(10_000).default(d.forceLevelMax),
  forceLevelDefault: points(10_000).default(d.forceLevelDefault),
  battleDeadlineDays: days.default(d.battleDeadlineDays),
  reportConfirmHours: hours.default(d.reportConfirmHours),
  multiConsentHours: hours.default(d.multiConsentHours),
  /** Choices of a mission, and leaving after a Breakout. */
  choiceHours: hours.default(d.choiceHours),
  setupHours: hours.default(d.setupHours),
  battleVp: numbers(d.battleVp, 100).prefault({}),
  robinHood: z.boolean().default(d.robinHood),
  concedeVp: z.boolean().default(d.concedeVp),
  multiVp: z.enum(['each', 'shared']).default(d.multiVp),
  pivotalBonus: points(12).default(d.pivotalBonus),
  nodeVp: numbers(d.nodeVp, 100).prefault({}),
  installationVp: points().default(d.installationVp),
  factionVp: numbers(d.factionVp, 100).prefault({}),
  /** Percent of the value of its nodes that a faction scores. NODE-VP-07. */
  nodeFactor: numbers(d.nodeFactor, 1000).prefault({}),
  xp: numbers(d.xp, 10_000).prefault({}),
  xpPerHonour: z.int().min(1).max(10_000).default(d.xpPerHonour),
  killTeamXp: z.boolean().default(d.killTeamXp),
  /** NODE-BF-15: whether the referee has to approve lists that are entered for a battle. */
  listApproval: z.boolean().default(d.listApproval),
  spaceportEasyOrbit: z.boolean().default(d.spaceportEasyOrbit),
  deepSpaceBattles: z.boolean().default(d.deepSpaceBattles),
  warpOpenToAll: z.boolean().default(d.warpOpenToAll),
  installationsRebuildable: z.boolean().default(d.installationsRebuildable),
  cultistCost: points(14).default(d.cultistCost),
  portalCost: points(14).default(d.portalCost),
  cedeWhileOccupied: z.boolean().default(d.cedeWhileOccupied),
  inquisitionExceptions: z.boolean().default(d.inquisitionExceptions),
  /** NODE-SETUP-07. */
  errata: z
    .strictObject({
      retrain1: optional,
      allyRetreat: optional,
      allyWeak: optional,
      mindless: optional,
      tauColony: optional,
      battleBarges: optional,
      marineReinforce14: optional,
      tyranidReinforce7: optional,
    })
    .prefault({}),
  /** NODE-WIN-01; null: no end by days. */
  endDays: z.int().min(1).max(1000).nullable().default(d.endDays),
  /** NODE-WIN-02; null: no end by VP. */
  endVp: z.int().min(1).max(100_000).nullable().default(d.endVp),
});

/** NODE-BF-06: the roster of a battleforce that a player brings to the war. */
export const broughtForce = z.strictObject({ name, units: newRoster });

const seatSetup = z.strictObject({
  id: seat,
  /** The player's name on the board. */
  name,
  /** Null: nobody has the seat yet. NODE-SETUP-08. */
  faction: faction.nullable().default(null),
  army: z.string().max(60).default(''),
  /** Rosters of the first battleforces, in the order in which these come. */
  forces: z.array(broughtForce).max(10).default([]),
});

/** The creation form is made from this, with its defaults. */
export const setup = z.strictObject({
  edition: z.string().max(20).default(EDITION),
  preset: z.enum(['club', 'short', 'free']).default('club'),
  map: map.default(map.parse(ORSANA_REACH)),
  seats: z.array(seatSetup).min(2).max(12),
  settings: settings.prefault({}),
  /** The first day, in the campaign's zone; null: as soon as the set-up is over. */
  startDate: dateSchema.nullable().default(null),
  /** All times of this game are the rules' own. */
  clock: orderClockSchema.default({ mode: 'none' }),
});
