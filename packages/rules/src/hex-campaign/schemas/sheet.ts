import { z } from 'zod';
import type { AirOrder, MovementOrder, Order, Sheet } from '../types.ts';
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

const lines = z.array(buildLine).max(2000);
const places = z.array(hexKey).max(20);

/** What a seat seals. No more orders than anyone can have pieces. */
export const sheet = z.discriminatedUnion('phase', [
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
    spies: z
      .array(z.strictObject({ piece: pieceId, mission: z.enum(SPY_MISSIONS), switchTo: spyTarget.exactOptional() }))
      .max(500),
    airSupport: z.array(z.strictObject({ support: z.int().min(0).max(5000), army: pieceId })).max(500),
  }),
]) satisfies z.ZodType<Sheet>;

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
]) satisfies z.ZodType<Order>;
