import { z } from 'zod';
import { dateSchema, wallTimeSchema } from '../../kernel/index.ts';
import { MOST_COMMANDS } from '../data/limits.ts';
import { INSTALLATIONS } from '../vocabulary.ts';
import { battleId, faction, forceId, mission, name, nodeId, nodeIds, owner, seat, unitId } from './atoms.ts';
import { army, result, sides } from './battle.ts';
import { newRoster, newUnit } from './units.ts';

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** NODE-ORD-01: what costs command points. */
export const command = z.discriminatedUnion('type', [
  of('move', { force: forceId, to: nodeId }),
  /** NODE-FAC-SM-05: the first Move of Space Marines, from the deep space node `at`. */
  of('call', { at: nodeId, to: nodeId }),
  of('redeploy', { force: forceId, to: nodeId }),
  of('expand', { node: nodeId }),
  of('reinforce', { node: nodeId }),
  /** With `retrain` it is also the order Retrain. NODE-ORD-12. */
  of('modify', {
    force: forceId,
    add: z.array(newUnit).max(50),
    retire: z.array(unitId).max(50),
    /** `changes`: how many changes make the unit what it becomes. NODE-BF-08. */
    change: z.array(z.strictObject({ unit: unitId, changes: z.int().min(1).max(20), into: newUnit })).max(50),
    retrain: z.boolean(),
  }),
  /** `owner`: of a portal. */
  of('destroy', { force: forceId, what: z.enum(INSTALLATIONS), owner: seat.nullable() }),
  of('corrupt', { node: nodeId }),
  of('taint', { force: forceId }),
  of('phase-out', { force: forceId, to: nodeId }),
  of('cede', { node: nodeId, to: owner }),
  of('portal', { node: nodeId }),
]);

/** NODE-ORD-05. */
export const when = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now') }),
  z.strictObject({ kind: z.literal('on'), date: dateSchema, time: wallTimeSchema }),
  /** As soon as the points are there; `mayPass`: later ones of the queue need not wait for it. */
  z.strictObject({ kind: z.literal('affordable'), mayPass: z.boolean() }),
]);

/** The number of a postdated order among those of its seat. */
export const postNumber = z.int().min(1).max(100_000);
const battle = battleId;

export const order = z.discriminatedUnion('type', [
  of('commands', { commands: z.array(command).min(1).max(MOST_COMMANDS), when }),
  of('withdraw', { post: postNumber }),
  /** NODE-BTL-12. */
  of('retreats', { force: forceId, nodes: nodeIds }),
  /** NODE-SETUP-04: one node for each battleforce; a colony, then its neighbours. */
  of('place', { nodes: nodeIds.min(1) }),
  /** NODE-SETUP-08: as `place`, with the faction. */
  of('join', { faction, army: z.string().max(60), nodes: nodeIds }),
  /** NODE-BF-06: the first roster, free of charge. */
  of('roster', { force: forceId, units: newRoster, killTeam: newRoster }),
  of('rename', { force: forceId, name, background: z.string().max(2000) }),
  of('honours', { force: forceId, unit: unitId, honours: z.string().max(200) }),
  /** NODE-BTL-02: agreed when both have named the same. */
  of('level', { battle, level: z.int().min(0).max(10_000) }),
  /** NODE-MSN-05: asks for a pivotal battle, or answers. */
  of('pivotal', { battle, wants: z.boolean() }),
  of('roll-mission', { battle }),
  of('choose-mission', { battle, mission }),
  /** NODE-MSN-06: null: holds the node. */
  of('leave', { battle, to: nodeId.nullable() }),
  /** NODE-BF-15; null: the defences of a Rok. NODE-MSN-09. */
  of('list', { battle, force: forceId.nullable(), units: newRoster }),
  of('report', { battle, result, units: army.shape.units }),
  of('confirm', { battle, units: army.shape.units }),
  of('amend', { battle, result, units: army.shape.units }),
  /** NODE-BTL-14: the own units, once there is a report: with a dispute, or in place of those that were named first. */
  of('field', { battle, units: army.shape.units }),
  of('dispute', { battle, text: z.string().max(2000) }),
  of('take-back', { battle }),
  of('concede', { battle }),
  of('random', { battle, wants: z.boolean() }),
  of('multi', { battle, sides }),
  of('consent', { battle, agrees: z.boolean() }),
  of('present', { isPresent: z.boolean() }),
  of('pass', {}),
]);

/** Rulings by the referee; corrections of single values are `edits` of a ruling `corrections`. */
export const ruling = z.discriminatedUnion('type', [
  of('open-night', {}),
  of('close-night', {}),
  of('set-present', { seat, isPresent: z.boolean() }),
  /** NODE-FAC-IG-03: where the Guard that nobody plays stands, a city for each planet. */
  of('place-guard', { nodes: nodeIds }),
  /** NODE-FAC-IG-02: how planets, or parts of one, are shared among the Guard players. */
  of('share-guard', { parts: z.array(z.strictObject({ seat, nodes: nodeIds })).max(12) }),
  /** Fixes the result of a battle, disputed or not. NODE-BTL-15. */
  of('settle', {
    battle,
    result,
    /** In place of what these players said about their own units. Absent: that counts. */
    armies: z.array(army).max(12).optional(),
  }),
  /** Calls a battle off: nobody won, nothing is scored, the attacker goes back. */
  of('call-off', { battle }),
  of('set-level', { battle, level: z.int().min(0).max(10_000) }),
  of('extend', { battle, days: z.int().min(1).max(100) }),
  of('approve-list', { battle, seat }),
  /** NODE-CP-14; null: to everybody. */
  of('give-points', { seat: seat.nullable(), points: z.int().min(-100).max(100), isCapped: z.boolean() }),
  /** NODE-WIN-04. */
  of('end-campaign', { inFavour: z.array(seat).max(12) }),
  /** Other corrections, carried out in turn, all or none. */
  of('corrections', {
    edits: z
      .array(
        z.discriminatedUnion('type', [
          of('set-vp', { seat, vp: z.int().min(-10_000).max(10_000) }),
          of('set-cp', { seat, cp: z.int().min(0).max(1000), acceleration: z.int().min(0).max(1000) }),
          of('set-uses', { seat, taint: z.int().min(0).max(100), portal: z.int().min(0).max(100) }),
          of('set-control', { node: nodeId, seat: seat.nullable() }),
          of('give-to-guard', { node: nodeId }),
          of('set-site', { node: nodeId, isIntact: z.boolean() }),
          of('set-value', { node: nodeId, vp: z.int().min(0).max(100) }),
          of('set-note', { node: nodeId, note: z.string().max(500) }),
          of('set-rok', { node: nodeId, seat: seat.nullable() }),
          of('add-portal', { node: nodeId, seat }),
          of('remove-portal', { node: nodeId, seat }),
          of('add-force', { node: nodeId, seat, name }),
          of('move-force', { force: forceId, to: nodeId }),
          of('rename-force', { force: forceId, name }),
          of('remove-force', { force: forceId }),
          of('set-tainted', { force: forceId, isTainted: z.boolean() }),
          of('open-roster', { force: forceId }),
          of('add-unit', {
            force: forceId,
            unit: name,
            points: z.int().min(0).max(3000),
            xp: z.int().min(0).max(10_000),
          }),
          of('set-unit', { unit: unitId, name, points: z.int().min(0).max(3000), xp: z.int().min(0).max(10_000) }),
          of('remove-unit', { unit: unitId }),
          of('set-colony', { seat, isKept: z.boolean() }),
          of('move-deadline', { timer: z.string().max(64), hours: z.int().min(-1000).max(1000) }),
        ]),
      )
      .min(1)
      .max(20),
  }),
]);
