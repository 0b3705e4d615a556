import { z } from 'zod';
import type { AirOrder, BattleOrder, MovementOrder, Order, Ruling, Sheet } from '../types.ts';
import { SPY_MISSIONS } from '../types.ts';
import {
  airMissionType,
  airspace,
  edges,
  god,
  hexKey,
  hexPath,
  pieceId,
  seatKey,
  treatment,
  treatyKind,
} from './atoms.ts';
import { battleId } from './battle-atoms.ts';
import { battleReport, funReport, lossItems } from './battles.ts';
import { buildLine } from './build.ts';
import { spyTarget } from './pieces.ts';
import { dealSide } from './state.ts';

const base = { piece: pieceId, treatment: treatment.exactOptional() };
const high = z.boolean().exactOptional();
const shrine = z.strictObject({ defence: z.string().max(40), god, payer: hexKey });

const movementOrder = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('path'), ...base, path: hexPath, high, target: spyTarget.exactOptional() }),
  z.strictObject({ type: z.literal('follow'), ...base, target: pieceId, high }),
  z.strictObject({ type: z.literal('advance'), ...base }),
  z.strictObject({ type: z.literal('guard'), ...base, switchTo: spyTarget.exactOptional() }),
  z.strictObject({ type: z.literal('recover'), ...base }),
  z.strictObject({ type: z.literal('move-and-claim'), ...base, path: hexPath }),
  z.strictObject({ type: z.literal('claim-area'), ...base, shrine: shrine.exactOptional() }),
  z.strictObject({ type: z.literal('reserve'), ...base, path: hexPath }),
  z.strictObject({ type: z.literal('to-orbit'), ...base }),
  z.strictObject({ type: z.literal('webway'), ...base, to: hexKey }),
]) satisfies z.ZodType<MovementOrder>;

const airOrder = z.strictObject({
  airspace,
  mission: airMissionType,
  target: hexKey.nullable().default(null),
}) satisfies z.ZodType<AirOrder>;
const air = z.array(airOrder).max(500);

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hex'), hex: hexKey }),
  z.strictObject({ kind: z.literal('army'), piece: pieceId }),
]);
const ofArmy = { piece: pieceId, retreat: z.array(hexKey).max(12).exactOptional() };

const battleOrder = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['attack', 'planned-attack', 'raid', 'planned-raid']),
    ...ofArmy,
    target,
    via: hexKey.exactOptional(),
    treatment: treatment.exactOptional(),
  }),
  z.strictObject({ type: z.literal('withdraw'), ...ofArmy, to: hexKey }),
  z.strictObject({ type: z.literal('support'), ...ofArmy, target: pieceId }),
  z.strictObject({ type: z.enum(['defend', 'guard']), ...ofArmy }),
]) satisfies z.ZodType<BattleOrder>;

const lines = z.array(buildLine).max(2000);
const places = z.array(hexKey).max(20);

/** No more orders than anyone can have pieces. */
const written = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('placement'), capital: hexKey, urban: places, resources: places }),
  z.strictObject({ phase: z.literal('free-roads'), roads: edges.max(200) }),
  z.strictObject({ phase: z.literal('spending'), lines }),
  z.strictObject({ phase: z.literal('build'), lines }),
  z.strictObject({ phase: z.literal('air-orders'), air }),
  z.strictObject({
    phase: z.literal('movement-orders'),
    orders: z.array(movementOrder).max(2000),
    air: air.exactOptional(),
  }),
  z.strictObject({
    phase: z.literal('battle-orders'),
    orders: z.array(battleOrder).max(2000).default([]),
    spies: z
      .array(z.strictObject({ piece: pieceId, mission: z.enum(SPY_MISSIONS), switchTo: spyTarget.exactOptional() }))
      .max(500),
    airSupport: z.array(z.strictObject({ support: z.int().min(0).max(5000), army: pieceId })).max(500),
  }),
]) satisfies z.ZodType<Sheet>;

const read = new WeakSet<object>();

/** What a seat seals. */
export const sheet = written.transform((given): Sheet => {
  read.add(given);
  return given;
});

/** Whether this very object is what the schema has made of a sheet: sheets never change, so it need not be read again. */
export const isReadSheet = (given: unknown): given is Sheet =>
  typeof given === 'object' && given !== null && read.has(given);

const dealId = z.string().max(40);

/** What counts as soon as it is sent. HEX-DIP-02. */
export const order = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('offer'),
    to: seatKey,
    secret: z.boolean().default(false),
    treaty: treatyKind.nullable().default(null),
    gives: dealSide,
    takes: dealSide,
    promise: z.string().max(2000).default(''),
  }),
  z.strictObject({ type: z.literal('sign'), deal: dealId, from: hexKey.nullable().default(null) }),
  z.strictObject({ type: z.literal('withdraw'), deal: dealId }),
  z.strictObject({ type: z.literal('battle-report'), battle: battleId, report: battleReport }),
  z.strictObject({ type: z.literal('quick-battle'), battle: battleId, agree: z.boolean() }),
  z.strictObject({ type: z.literal('postpone-battle'), battle: battleId, agree: z.boolean() }),
  z.strictObject({ type: z.literal('pick-losses'), battle: battleId, items: lossItems }),
  z.strictObject({ type: z.literal('choose-losses'), battle: battleId, items: lossItems }),
  z.strictObject({ type: z.literal('decide-captives'), battle: battleId, kill: z.boolean() }),
  z.strictObject({ type: z.literal('lend-support'), battle: battleId, piece: pieceId }),
  z.strictObject({ type: z.literal('reroll-terrain'), battle: battleId }),
  z.strictObject({ type: z.literal('fun-battle'), with: seatKey, report: funReport }),
]) satisfies z.ZodType<Order>;

/** What only the referee may do. HEX-TBL-41, HEX-QB-11. */
export const ruling = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('decide-battle'), battle: battleId, report: battleReport }),
  z.strictObject({ type: z.literal('postpone-battle'), battle: battleId }),
]) satisfies z.ZodType<Ruling>;
