import { z } from 'zod';
import { instantSchema, LONGEST_OPEN, orderClockSchema } from '../../kernel/index.ts';
import { DECISIONS, PASSES, PREFERENCES, type Queue, ROLES, type RolledPhase, SCORES } from '../vocabulary.ts';
import { army, detachment, dossier } from './army.ts';
import {
  battleId,
  bySide,
  count,
  counterId,
  counterIds,
  d6,
  effect,
  keyed,
  mission,
  name,
  phase,
  planet,
  race,
  ruleId,
  seat,
  seats,
  side,
  territoryId,
  territoryIds,
  turn,
} from './atoms.ts';
import { battle, flight, pastBattle, talk } from './battle.ts';
import { commandSheet, declaration, instructions, turnEnd, withdrawal } from './order.ts';
import { settings } from './setup.ts';

/** What everyone knows about a side. */
const sideBoard = z.strictObject({
  commander: seat,
  race,
  rating: z.int().min(1).max(6),
  /** SEC-INIT-02: how many moves, attacks and responses it has each turn. SEC-MAP-02. */
  initiative: z.int().min(1).max(20),
  score: z.int(),
  /** At the start of the turn, and after phase 0. SEC-MOM-01, SEC-DIR-04. */
  scores: z.strictObject({ start: z.int(), command: z.int() }),
  /** How many detachments its army has: all that is known until deployment. SEC-SETUP-10. */
  size: count,
  /** Still to be placed. */
  hand: count,
  /** Declarations of this turn. Bonuses of commanders do not count. */
  used: z.strictObject({ moves: count, attacks: count, responses: count }),
  passed: z.enum(PASSES),
  /** Missed deadlines of this turn. */
  misses: count,
  /** Turns in which it decided nothing. */
  absences: count,
  /** SEC-DIR-03. */
  directive: z.enum(['minor', 'major']).nullable(),
  /** Momentum effects for this turn; their kinds are secret. SEC-MOM-07. */
  effects: count,
});

const territory = z.strictObject({
  id: territoryId,
  home: side,
  /** Column from West’s home edge to East’s, and row from the top; both counted from 1. SEC-MAP-01. */
  column: z.int().min(1).max(10),
  row: z.int().min(1).max(5),
  isMajor: z.boolean(),
  controller: side,
  /** When the turn began. SEC-DIR-12. */
  controllerBefore: side,
  /** SEC-VP-02, with `territoryPoints: once`: whether control has changed since the last turn ended. */
  isNew: z.boolean(),
  isFortified: z.boolean(),
  /** A fortification that the end of this turn completes. SEC-MOVE-04. */
  isBeingFortified: z.boolean(),
  /** During this turn. SEC-ISO-02. */
  isIsolated: z.boolean(),
  /** SEC-ATK-08. */
  isAttacked: z.boolean(),
  hasAttacked: z.boolean(),
});

/** What everyone can see of a detachment: its counter. */
const counter = z.strictObject({
  id: counterId,
  side,
  number: z.int().min(1),
  /** Null: in orbit, or on its way down to a battle. */
  at: territoryId.nullable(),
  /** The battle that it is committed to or fights in. Until that is over, it counts where it started. SEC-BTL-16. */
  battle: battleId.nullable(),
  /** SEC-ISO-02. */
  isIsolated: z.boolean(),
  /** The mission box that it is in, which moves with the counter. SEC-AIR-01. */
  mission: z.strictObject({ mission, isUsed: z.boolean() }).nullable(),
  /** SEC-MOVE-05. */
  hasFlown: z.boolean(),
  hasMoved: z.boolean(),
  /** The turn in which it came down; null: it did not. SEC-DROP-04. */
  droppedIn: turn.nullable(),
  /** Wiped out in the air; back next turn. SEC-AIR-14. */
  isLost: z.boolean(),
});

/** A decision that a side owes now. */
const question = z.strictObject({
  side,
  decision: z.enum(DECISIONS),
  battle: battleId.nullable(),
  territory: territoryId.nullable(),
});

const ledgerLine = z.strictObject({
  number: count,
  side,
  amount: z.int(),
  score: z.enum(SCORES),
  rule: ruleId,
  turn,
  battle: battleId.nullable(),
});

/** A declaration of this turn, as both sides and spectators see it. It doesn't say whether it came from a queue. */
const declared = z.strictObject({
  side,
  phase,
  what: z.enum([
    'place',
    'mission',
    'scout',
    'dogfight',
    'move',
    'fortify',
    'land-vehicles',
    'attack',
    'respond',
    'pass',
  ]),
  /** The counters in it; none for a pass or a fortification. */
  counters: z.array(counterId).max(200),
  from: territoryId.nullable(),
  to: territoryId.nullable(),
  battle: battleId.nullable(),
  mission: mission.nullable(),
  /** Of flights. */
  route: territoryIds.nullable(),
  isByTime: z.boolean(),
});

/** What everyone may know. The view lists each member again. */
export const board = z.strictObject({
  settings,
  orderClock: orderClockSchema,
  /** In the order at the table. */
  seats,
  players: keyed(z.strictObject({ name, side, role: z.enum(ROLES) })),
  sides: bySide(sideBoard),
  planet: planet.nullable(),
  territories: keyed(territory),
  counters: keyed(counter),
  turn,
  phase,
  /** When the turn began, when the present decision did, and that decision's number in the campaign. */
  began: z.strictObject({ turn: instantSchema, decision: instantSchema }),
  decision: count,
  asked: z.array(question).max(100),
  /** SEC-TURN-05: `turnDays` are over, so nobody declares anything more this turn. */
  isOvertime: z.boolean(),
  /** Who declares; null: the phase has no alternation. */
  alternation: z.strictObject({ first: side, next: side }).nullable(),
  /** The roll of the present phase. SEC-INIT-01. */
  roll: z
    .strictObject({
      phase,
      rolls: z
        .array(z.strictObject({ west: d6, east: d6 }))
        .min(1)
        .max(50),
      winner: side,
    })
    .nullable(),
  flight: flight.nullable(),
  /** Aircraft that have already flown back after the battles. SEC-AIR-08. */
  flownHome: counterIds,
  /** The attack that awaits responses: its battle's last one. SEC-ATK-12. */
  answered: battleId.nullable(),
  battles: keyed(battle),
  past: z.array(pastBattle).max(10_000),
  declared: z.array(declared).max(1000),
  ledger: z.array(ledgerLine).max(100_000),
  /** By kind and subject: `report:b7`, see data/timers.ts. */
  timers: keyed(z.strictObject({ after: instantSchema, seconds: z.int().min(0).max(LONGEST_OPEN) })),
  /** The side that claims victory over an absent enemy. */
  claim: side.nullable(),
  ended: z.strictObject({ rule: ruleId, winner: side.nullable() }).nullable(),
});

const proposal = z.strictObject({
  number: z.int().min(1),
  by: seat,
  at: instantSchema,
  declaration,
  reason: z.string().max(2000),
});

/** What only one side and the referee know. */
export const desk = z.strictObject({
  /** Whether it has decided anything this turn. Spectators could tell from it that a side talks about a battle. SEC-TURN-05. */
  hasActed: z.boolean(),
  /** Sealed; null: not yet, or opened. */
  army: army.nullable(),
  majors: territoryIds.nullable(),
  planet: planet.nullable(),
  detachments: keyed(detachment),
  /** By enemy counter. */
  dossiers: keyed(dossier),
  preferences: z.strictObject({
    air: z.enum(PREFERENCES),
    scouting: z.enum(PREFERENCES),
    moves: z.enum(PREFERENCES),
    attacks: z.enum(PREFERENCES),
  } satisfies Record<RolledPhase, z.ZodType>),
  queues: z.strictObject({
    deployment: instructions,
    air: instructions,
    scouting: instructions,
    moves: instructions,
    attacks: instructions,
    responses: instructions,
  } satisfies Record<Queue, z.ZodType>),
  proposals: z.array(proposal).max(100),
  /** SEC-DIR-01. */
  directive: z
    .strictObject({
      number: z.int().min(2).max(12),
      /** None: forced by the last turn's. SEC-DIR-12. */
      dice: z.array(d6).max(2),
      isIgnored: z.boolean(),
      /** SEC-DIR-11: what counts for it so far. */
      airKills: count,
      airLosses: count,
      /** SEC-DIR-13: the counter of the visiting commander. */
      visitor: counterId.nullable(),
    })
    .nullable(),
  /** SEC-DIR-12: the next turn's directive is 2. */
  isEmergencyNext: z.boolean(),
  /** Sealed for this turn, until both are in. */
  command: commandSheet.nullable(),
  /** Sealed choices, until both are in. */
  withdrawals: z.array(withdrawal).max(200).nullable(),
  turnEnd: turnEnd.nullable(),
  /** SEC-CR-09, -11: bought for this turn. */
  bombardments: count,
  engineers: territoryIds,
  /** SEC-MOM-07: for this turn's battles. */
  effects: z.array(effect).max(40),
  /** What the end of the turn asks: effects to choose, points to remove, a detachment to add or to keep. */
  owed: z.strictObject({ effects: count, points: count, reward: z.enum(['none', 'add', 'keep']) }),
  /** The true reasons of the lines that say `command`. SEC-VP-13. */
  secrets: z
    .array(z.strictObject({ number: count, score: z.enum(SCORES), rule: ruleId, directive: count.nullable() }))
    .max(10_000),
  /** The last numbers given to a detachment, a counter and a proposal. */
  last: z.strictObject({ detachment: count, counter: count, proposal: count }),
});

export const state = z.strictObject({
  board,
  desks: bySide(desk),
  talks: keyed(talk),
  /** The last numbers of battles and of lines of the ledger. */
  last: z.strictObject({ battle: count, line: count }),
});

/** `desks`: the viewer's own, or both for the referee and once the campaign is over. */
export const view = z.strictObject({
  you: seat.nullable(),
  side: side.nullable(),
  isReferee: z.boolean(),
  board,
  desks: z.strictObject({ west: desk.nullable(), east: desk.nullable() }),
  /** Unconfirmed reports, which spectators can't see. */
  talks: keyed(talk),
});
