import { z } from 'zod';
import {
  DECISIONS,
  EFFECTS,
  ENDINGS,
  PASSES,
  PURPOSES,
  QUEUES,
  REMOVALS,
  RESOURCES,
  SCORES,
  TAKINGS,
  TENURES,
} from '../vocabulary.ts';
import { machines, seenSheet } from './army.ts';
import {
  battleId,
  count,
  counterId,
  counterIds,
  d6,
  detachmentId,
  detachmentIds,
  effect,
  facts,
  mission,
  name,
  phase,
  planet,
  reason,
  route,
  ruleId,
  seat,
  seats,
  side,
  territoryId,
  territoryIds,
  turn,
  way,
  winner,
} from './atoms.ts';
import { quickDice, result } from './battle.ts';
import { declaration } from './order.ts';

const counter = counterId;
const territory = territoryId;
const battle = battleId;
const die = d6;

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    rule: ruleId,
    to: z.union([z.literal('all'), z.literal('seats'), z.literal('spectators'), seats]),
    turn,
    ...shape,
  });

/** Events are for everyone unless the comment says otherwise. `own`: for one side. The referee reads all. */
const setUpEvents = [
  of('campaign-began', { seats, target: count }),
  of('phase-opened', { phase }),
  of('army-sealed', { side }),
  /** The side sealed none in time. */
  of('army-provided', { side }),
  of('armies-opened', { sizes: z.strictObject({ west: count, east: count }) }),
  of('majors-sealed', { side }),
  of('majors-named', { side, territories: territoryIds }),
  of('planet-named', { side }),
  /** Dice: none if it was agreed. */
  of('planet-found', { planet, dice: z.array(d6).max(2) }),
  /** Own. */
  of('experience-rolled', {
    side,
    rolled: z.array(z.strictObject({ detachment: detachmentId, die: z.int().min(1).max(3), xp: count })).max(200),
  }),
  of('first-placed', { side, dice: z.array(z.strictObject({ west: d6, east: d6 })).max(50) }),
  of('placed', { counter, at: territory }),
  of('orbit-filled', { side, counters: counterIds }),
] as const;

const turnEvents = [
  of('turn-began', {}),
  of('initiative-rolled', {
    phase,
    rolls: z
      .array(z.strictObject({ west: d6, east: d6 }))
      .min(1)
      .max(50),
    winner: side,
    /** Null: the winner is asked. */
    first: side.nullable(),
  }),
  of('first-chosen', { phase, side, first: side }),
  of('phase-skipped', { phase }),
  of('passed', { side, phase, pass: z.enum(PASSES), isByTime: z.boolean() }),
  of('time-up', { side, decision: z.enum(DECISIONS) }),
  /** To the referee only: three missed deadlines in one turn. */
  of('misses-noticed', { side, misses: count }),
  of('side-absent', { side, turns: count }),
  of('victory-claimed', { side }),
  of('claim-answered', { side, isConfirmed: z.boolean() }),
  of('command-sealed', { side }),
] as const;

/** All of these: own. */
const standingEvents = [
  of('queued', { side, queue: z.enum(QUEUES), instructions: count }),
  of('queue-cleared', { side, queue: z.enum(QUEUES), instructions: count }),
  of('preferred', { side, phase }),
  of('reaction-set', { side, detachment: detachmentId }),
  of('proposed', { side, by: seat, proposal: count, declaration }),
  of('proposal-closed', {
    side,
    by: seat,
    proposal: count,
    how: z.enum(['adopted', 'queued', 'declined', 'withdrawn']),
  }),
  of('assigned', { side, detachment: detachmentId, keeper: seat.nullable() }),
  of('altered', { side, detachment: detachmentId, xpLost: count }),
] as const;

const airEvents = [
  of('mission-declared', { counter, at: territory, mission, isByTime: z.boolean() }),
  of('flight-began', {
    counter,
    purpose: z.enum(PURPOSES),
    from: territory.nullable(),
    route,
    cargo: counter.nullable(),
    escort: counter.nullable(),
  }),
  of('intercepted', { counter, by: counter, at: territory, isByEscort: z.boolean() }),
  /** SEC-DROP-05: how many of its units can fire. */
  of('drop-intercepted', { counter, by: counter, at: territory, dice: z.array(d6).max(400), firing: count }),
  /** Own: each flak detachment in the territory and its die. */
  of('flak-rolled', {
    side,
    at: territory,
    against: counter,
    dice: z.array(z.strictObject({ counter, die })).max(200),
  }),
  of('flak-fired', { counter, at: territory, against: counter }),
  /** Both sides: what fired and was fired at, and what it lost. SEC-AIR-15. */
  of('air-fire', { counter, against: counter, units: machines, dice: z.array(d6).max(400), lost: machines }),
  of('air-loss', { counter, at: territory, isHalved: z.boolean(), isWiped: z.boolean() }),
  of('flight-ended', { counter, at: territory, hasArrived: z.boolean() }),
] as const;

const scoutingEvents = [
  /** To spectators: only that it took place. SEC-SCOUT-09. */
  of('scouting-seen', { territory }),
  /** To both sides. */
  of('scouted', { counter, from: territory, territory, dice: z.array(z.strictObject({ counter, die })).max(200) }),
  /** Own: of the scouting side. */
  of('sheet-read', { side, counter, sheet: seenSheet }),
  of('machines-told', { side, counter, machines }),
  /** To both sides; the sheet, to the captors. SEC-SCOUT-07. */
  of('scouts-captured', { counter }),
] as const;

const moveEvents = [
  of('moved', { counter, from: territory, into: territory, isBonus: z.boolean() }),
  of('flown', { counter, from: territory, into: territory, cargo: counter.nullable() }),
  of('dropped', { counter, at: territory }),
  of('vehicles-landed', { counter, at: territory }),
  of('fortification-begun', { side, territory }),
] as const;

const attackEvents = [
  of('attack-declared', { battle, territory, from: territory.nullable(), counters: counterIds, way }),
  of('responded', { battle, counter, from: territory.nullable(), way }),
  of('responses-ended', { battle, territory, isByTime: z.boolean() }),
  of('control-changed', { territory, was: side, side, how: z.enum(TAKINGS) }),
] as const;

const battleEvents = [
  of('battle-began', { battle, territory, attackers: counterIds, defenders: counterIds, responders: counterIds }),
  /** To the enemy of these counters. SEC-DEPLOY-04. */
  of('revealed', { side, battle, sheets: z.array(z.strictObject({ counter, sheet: seenSheet })).max(200) }),
  /** Both sides, down to the dispute. */
  of('quick-asked', { battle, side, wants: z.boolean() }),
  of('effects-used', {
    battle,
    side,
    effects: z.array(z.strictObject({ effect, counter: counter.nullable() })).max(80),
    bombardments: count,
  }),
  of('report-filed', { battle, side, result, isAmendment: z.boolean() }),
  of('report-confirmed', { battle, side, isBySilence: z.boolean() }),
  of('report-taken-back', { battle, side }),
  of('report-disputed', { battle, side, text: z.string().max(2000) }),
  of('quick-resolved', { battle, dice: quickDice }),
  of('battle-ended', {
    battle,
    territory,
    attacker: side,
    commanders: seats,
    ending: z.enum(ENDINGS),
    winner,
    fought: z
      .array(z.strictObject({ counter, name, points: count, isHalved: z.boolean(), isWiped: z.boolean() }))
      .max(400),
  }),
  /** Own. */
  of('xp-changed', {
    side,
    changes: z.array(z.strictObject({ detachment: detachmentId, by: z.int(), xp: count })).max(200),
  }),
  of('withdrawals-sealed', { side }),
  of('went-back', { counter, from: territory, into: territory }),
  of('retreated', { counter, from: territory, into: territory }),
  of('removed', { counter, at: territory.nullable(), why: z.enum(REMOVALS) }),
  of('renumbered', { side, counters: count }),
] as const;

const endEvents = [
  of('isolated', { territories: territoryIds }),
  of('reconnected', { territories: territoryIds }),
  of('fortified', { territory, side }),
  of('scored', {
    side,
    amount: z.int(),
    score: z.enum(SCORES),
    battle: battle.nullable(),
    territories: territoryIds,
  }),
  of('elsewhere-rolled', { side, die, modifier: z.int().min(-1).max(1), result: d6, amount: z.int() }),
  of('momentum-earned', { side, effects: count }),
  /** Own. */
  of('effects-chosen', { side, effects: z.array(z.enum(EFFECTS)).max(40) }),
  of('effects-lapsed', { side, effects: count }),
  of('turn-end-sealed', { side }),
  of('campaign-ended', { winner: side.nullable(), scores: z.strictObject({ west: z.int(), east: z.int() }) }),
] as const;

const commandEvents = [
  of('directive-announced', { side, size: z.enum(['minor', 'major']) }),
  /** Own, down to the judgement. */
  of('directive-rolled', { side, number: z.int().min(2).max(12), dice: z.array(d6).max(2) }),
  of('directive-answered', { side, number: z.int().min(2).max(12), isIgnored: z.boolean() }),
  of('away-rolled', {
    side,
    dice: z.array(z.strictObject({ detachment: detachmentId, die, isAway: z.boolean() })).max(200),
  }),
  of('directive-judged', { side, number: z.int().min(2).max(12), isFulfilled: z.boolean() }),
  of('bought', { side, resource: z.enum(RESOURCES), points: count, detachment: detachmentId.nullable() }),
  of('upkeep-paid', { side, detachment: detachmentId, points: count, isForced: z.boolean() }),
  of('joined', { side, detachment: detachmentId, tenure: z.enum(TENURES) }),
  of('given-up', { side, detachments: detachmentIds }),
  /** What everyone sees, whatever the reason; the rule gives nothing away. SEC-CR-12, SEC-DIR-15. */
  of('counter-arrived', { counter, at: territory.nullable() }),
  of('counter-left', { counter, at: territory.nullable() }),
] as const;

const refereeEvents = [
  of('ruled', { ruling: z.string().max(40), facts, reason }),
  of('corrected', { edit: z.string().max(40), facts, reason }),
] as const;

export const event = z.discriminatedUnion('type', [
  ...setUpEvents,
  ...turnEvents,
  ...standingEvents,
  ...airEvents,
  ...scoutingEvents,
  ...moveEvents,
  ...attackEvents,
  ...battleEvents,
  ...endEvents,
  ...commandEvents,
  ...refereeEvents,
]);
