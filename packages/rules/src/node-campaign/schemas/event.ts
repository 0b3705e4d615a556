import { z } from 'zod';
import { dateSchema } from '../../kernel/index.ts';
import { REFUSALS } from '../data/refusals.ts';
import { ENDINGS, FACTIONS, GAINS, INSTALLATIONS, RETREATS, SCORES, SETUP_STEPS, TAKINGS } from '../vocabulary.ts';
import {
  battleId,
  count,
  d6,
  day,
  facts,
  forceId,
  name,
  nodeId,
  nodeIds,
  owner,
  reason,
  ruleId,
  seat,
} from './atoms.ts';
import { army, choice, degree, fixedMission, iasl, report, sides, winner } from './battle.ts';
import { command, postNumber, when } from './order.ts';

const seatList = z.array(seat).max(12);
const battle = battleId;
const node = nodeId;
const force = forceId;

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    rule: ruleId,
    to: z.union([z.literal('all'), z.literal('seats'), z.literal('spectators'), seatList]),
    day,
    ...shape,
  });

/** What was paid for an order. */
export const paid = z.strictObject({ cp: count, acceleration: count });

const setUpEvents = [
  of('campaign-began', { seats: seatList }),
  of('set-up-asked', { step: z.enum(SETUP_STEPS), seats: seatList }),
  of('control-dealt', { owner, nodes: nodeIds }),
  of('force-raised', { force, owner, node, name, isHulk: z.boolean() }),
  of('war-began', { date: dateSchema }),
  of('seat-emptied', { seat }),
  of('seat-filled', { seat }),
  of('player-joining', { seat, faction: z.enum(FACTIONS) }),
  of('player-entered', { seat, faction: z.enum(FACTIONS) }),
] as const;

const pointEvents = [
  of('day-began', { date: dateSchema }),
  of('cp-gained', {
    why: z.enum(GAINS),
    gains: z.array(z.strictObject({ seat, points: z.int(), lost: count })).max(12),
  }),
  of('embargo-ended', { gains: z.array(z.strictObject({ seat, points: count })).max(12) }),
  of('vp-scored', { seat, amount: z.int(), score: z.enum(SCORES), battle: battle.nullable() }),
] as const;

const orderEvents = [
  /** A command was carried out; what follows says how. To everybody. NODE-ORD-15. */
  of('ordered', { seat, command, paid }),
  /** It was cancelled when its turn came, and its points lost. */
  of('order-cancelled', { seat, command, paid, code: z.enum(REFUSALS), facts }),
  /** To its owner, as are the next two. */
  of('orders-postdated', { seat, post: postNumber, commands: z.array(command).max(20), when }),
  of('orders-withdrawn', { seat, post: postNumber }),
  /** It could not be paid, or was not legal, when it fell due, and cost nothing. */
  of('orders-lapsed', { seat, post: postNumber, code: z.enum(REFUSALS) }),
  of('orders-queued', { seat, post: postNumber, commands: z.array(command).max(20), paid }),
] as const;

const movementEvents = [
  of('order-ignored', { force, seat: owner, die: d6 }),
  of('moved', { force, owner, from: node, into: node, roll: z.strictObject({ die: d6, needed: d6 }).nullable() }),
  /** A difficult path, or a drop that ends in `into` instead. */
  of('path-failed', { force, owner, from: node, into: node, die: d6, needed: d6 }),
  of('control-changed', { node, was: owner.nullable(), owner: owner.nullable(), how: z.enum(TAKINGS) }),
  of('rok-landed', { node, seat }),
  of('portal-opened', { node, seat }),
  of('installation-destroyed', { node, what: z.enum(INSTALLATIONS), by: owner.nullable(), owner: owner.nullable() }),
  of('force-tainted', { force, by: seat }),
] as const;

const rosterEvents = [
  /** `hasCore`: an HQ and two Troops are in it. NODE-BF-02. */
  of('roster-entered', { force, seat, points: count, units: count, hasCore: z.boolean() }),
  of('force-modified', {
    force,
    seat,
    added: z.array(name).max(50),
    retired: z.array(name).max(50),
    changed: z.array(z.strictObject({ name, xpLost: count })).max(50),
    isRetrained: z.boolean(),
  }),
  of('force-renamed', { force, seat, name }),
  of('xp-gained', {
    battle,
    seat,
    units: z.array(z.strictObject({ name, xp: z.int(), dice: z.array(d6).max(2) })).max(500),
  }),
] as const;

const battleEvents = [
  of('battle-opened', { battle, node, attacker: owner, defender: owner, hasRok: z.boolean() }),
  of('battle-joined', { battle, node, force, owner }),
  /** To those in the battle. */
  of('level-proposed', { battle, seat, level: count }),
  of('level-agreed', { battle, level: count, by: z.enum(['players', 'referee']) }),
  of('pivotal-asked', { battle, seat }),
  of('pivotal-answered', { battle, seat, wants: z.boolean() }),
  of('mission-fixed', { battle, mission: fixedMission }),
  of('choice-asked', { battle, choice }),
  of('random-asked', { battle, seat, wants: z.boolean() }),
  of('multi-asked', { battle, seat, sides }),
  of('multi-answered', { battle, seat, agrees: z.boolean() }),
  of('multi-agreed', { battle, sides }),
  of('multi-lapsed', { battle }),
  of('list-given', { battle, seat, force: force.nullable() }),
  of('list-approved', { battle, seat }),
  of('report-filed', { battle, report, isAmendment: z.boolean() }),
  of('report-confirmed', { battle, seat, isBySilence: z.boolean() }),
  of('report-taken-back', { battle, seat }),
  of('report-disputed', { battle, seat, text: z.string().max(2000) }),
  of('battle-ended', {
    battle,
    node,
    ending: z.enum(ENDINGS),
    sides,
    winner,
    degree: degree.nullable(),
    die: d6.nullable(),
    armies: z.array(army).max(12),
    iasl,
  }),
  /** With the list of preferences as it was. NODE-BTL-12. */
  of('retreated', { force, owner, from: node, into: node, why: z.enum(RETREATS), list: nodeIds }),
  of('force-destroyed', { force, owner, node, name }),
  of('stack-advanced', { node, owner, force, how: z.enum(['joined', 'took']) }),
] as const;

const nightEvents = [
  of('night-opened', { session: count }),
  of('round-opened', { round: count, players: seatList }),
  of('presence-changed', { seat, isPresent: z.boolean() }),
  of('passed', { seat, isByTime: z.boolean() }),
  of('night-closed', { session: count, why: z.enum(['battle', 'referee', 'rounds', 'ended']) }),
] as const;

const refereeEvents = [
  of('battle-extended', { battle, days: count, reason }),
  of('ruled', { ruling: z.string().max(40), facts, reason }),
  of('corrected', { edit: z.string().max(40), facts, reason }),
  of('campaign-ended', { winners: seatList, standings: z.array(z.strictObject({ seat, vp: z.int() })).max(12) }),
] as const;

export const event = z.discriminatedUnion('type', [
  ...setUpEvents,
  ...pointEvents,
  ...orderEvents,
  ...movementEvents,
  ...rosterEvents,
  ...battleEvents,
  ...nightEvents,
  ...refereeEvents,
]);
