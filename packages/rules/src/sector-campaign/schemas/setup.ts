import { z } from 'zod';
import { keysOf, orderClockSchema, recordOf } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { CLOCK, defaultSettings as d } from '../data/settings.ts';
import { PLANETS, RATINGS, ROLES, SIDES } from '../vocabulary.ts';
import { MOST_SEATS, name, race, seat } from './atoms.ts';

const size = z.int().min(3).max(5);
const permitted = z.enum(['yes', 'no']);

export const settings = z.strictObject({
  /** SEC-SETUP-01. */
  armyPoints: z.int().min(1000).max(20_000).default(d.armyPoints),
  /** SEC-MAP-02: territories of a line, and lines of a side. */
  rows: size.default(d.rows),
  linesPerSide: size.default(d.linesPerSide),
  /** SEC-SETUP-06. `agree`: both sides choose one; if they differ, dice decide. */
  planet: z.enum(['roll', 'agree', ...PLANETS]).default(d.planet),
  planetRollEight: z.enum(['agri', 'hive', 'choose']).default(d.planetRollEight),
  adjacency: z.enum(['orthogonal', 'diagonal']).default(d.adjacency),
  /** Null: scaled with the grid. SEC-MAP-02. */
  victoryTarget: z.int().min(1).max(1000).nullable().default(d.victoryTarget),
  askInitiative: z.boolean().default(d.askInitiative),
  passIsFinal: z.boolean().default(d.passIsFinal),
  defaultPassIsFinal: z.boolean().default(d.defaultPassIsFinal),
  staffDeclares: z.boolean().default(d.staffDeclares),
  /** Days after which the declarations of a turn are over; null: never. SEC-TURN-05. */
  turnDays: z.int().min(3).max(60).nullable().default(d.turnDays),
  repeatMoves: z.boolean().default(d.repeatMoves),
  combineAttacks: z.boolean().default(d.combineAttacks),
  majorGarrisonGround: z.boolean().default(d.majorGarrisonGround),
  garrisonNeeded: z.boolean().default(d.garrisonNeeded),
  interceptAborts: z.boolean().default(d.interceptAborts),
  transportCheck: z.enum(['referee', 'none']).default(d.transportCheck),
  rehide: z.enum(['never', 'afterBattle']).default(d.rehide),
  reportConfirmHours: z.int().min(1).max(1000).default(d.reportConfirmHours),
  disputeDays: z.int().min(1).max(100).default(d.disputeDays),
  quickGivesVp: z.boolean().default(d.quickGivesVp),
  noRetreatScoring: z.enum(['isolated', 'none']).default(d.noRetreatScoring),
  territoryPoints: z.enum(['perTurn', 'once']).default(d.territoryPoints),
  alterations: z.boolean().default(d.alterations),
  momentum: z.boolean().default(d.momentum),
  momentumIgnoresSpending: z.boolean().default(d.momentumIgnoresSpending),
  commandResources: z.boolean().default(d.commandResources),
  resourceLimit: z.int().min(0).max(10).default(d.resourceLimit),
  /** SEC-CR-14: the races whose army lists have dropships. */
  dropships: z.strictObject(recordOf(keysOf(d.dropships), (one) => permitted.default(d.dropships[one]))).prefault({}),
  directives: z.boolean().default(d.directives),
  directiveFailCost: z.boolean().default(d.directiveFailCost),
});

/** SEC-SETUP-05: a player of a side. Race, rating and army are the commander's. */
const seatSetup = z.strictObject({
  id: seat,
  name,
  side: z.enum(SIDES),
  role: z.enum(ROLES).default('commander'),
  race: race.default('others'),
  rating: z.enum(RATINGS).default('3'),
});

/** The form for a new campaign is made from this, with its defaults. */
export const setup = z.strictObject({
  edition: z.string().max(20).default(EDITION),
  preset: z.enum(['duel', 'staffs', 'advanced']).default('duel'),
  seats: z.array(seatSetup).min(2).max(MOST_SEATS),
  settings: settings.prefault({}),
  /** The time for each decision, with times of their own for armies, majors and battles. SEC-TURN-05. */
  clock: orderClockSchema.default(CLOCK),
});
