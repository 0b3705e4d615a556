import { z } from 'zod';
import { aspect, buildingType, count, facts, hexKey, pieceId, seatKey, shortText, urbanSize } from '../atoms.ts';
import { buildLine } from '../build.ts';
import { of } from './common.ts';

const amount = { seat: seatKey, hex: hexKey, bp: count };
const convoy = { ...amount, piece: pieceId, name: shortText };
const d6 = z.int().min(1).max(6);

export const economyEvents = [
  of('income', { ...amount, bonus: count }),
  of('exploited', { seat: seatKey, hex: hexKey, name: shortText, die: d6, size: urbanSize }),
  of('reinforced', { ...amount, cause: z.enum(['usual', 'attacked', 'no-port']) }),
  of('bonus-paid', { ...amount, lead: count }),
  of('buildings-maintained', amount),
  of('building-unpaid', {
    seat: seatKey,
    hex: hexKey,
    building: buildingType,
    aspect: aspect.nullable(),
    refund: count,
  }),
  of('army-maintained', { seat: seatKey, points: count, due: count, owed: count, paid: count, debt: count }),
  of('unit-dismissed', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    unit: shortText,
    points: count,
    gone: z.boolean(),
  }),
  of('deducted', amount),
  of('convoy-formed', convoy),
  of('convoy-unloaded', { ...convoy, left: count }),
  of('bp-received', { ...amount, from: seatKey }),
  of('route-set', { seat: seatKey, hex: hexKey, end: hexKey.nullable(), length: count, share: count }),
  of('resources-arrived', { ...amount, end: hexKey, rp: count, length: count }),
  of('resources-lost', {
    seat: seatKey,
    hex: hexKey,
    rp: count,
    code: z.enum(['no-route', 'route-cut', 'no-store', 'enemy-zoc']),
    at: hexKey.nullable(),
  }),
  of('resources-consumed', { ...amount, piece: pieceId.nullable() }),
  of('upkeep-order-set', { seat: seatKey, buildings: z.array(buildingType).max(60) }),
  of('exploitation-set', { seat: seatKey, hex: hexKey, name: shortText, on: z.boolean() }),
  of('line-refused', { seat: seatKey, line: buildLine, code: shortText, facts }),
] as const;
