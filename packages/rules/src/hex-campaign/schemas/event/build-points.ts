import { z } from 'zod';
import { REFUSALS } from '../../data/refusals.ts';
import { aspect, buildingType, count, facts, hexKey, pieceId, seatKey, shortText, urbanSize } from '../atoms.ts';
import { buildLine } from '../build.ts';
import { of } from './common.ts';

const amount = { seat: seatKey, hex: hexKey, bp: count };
const convoy = { ...amount, piece: pieceId, name: shortText };
const d6 = z.int().min(1).max(6);

export const economyEvents = [
  /** Urban income of one hex. HEX-BP-02. */
  of('income', { ...amount, bonus: count }),
  /** The die of a settlement that was exploited, and the size that it has now. HEX-BLD-17. */
  of('exploited', { seat: seatKey, hex: hexKey, name: shortText, die: d6, size: urbanSize }),
  /** Reinforcement BP, `attacked` if dice set them. HEX-BP-03, HEX-AIR-12. */
  of('reinforced', { ...amount, cause: z.enum(['usual', 'attacked', 'no-port']) }),
  /** `lead`: victory points above the lowest total. HEX-BP-05. */
  of('bonus-paid', { ...amount, lead: count }),
  of('buildings-maintained', amount),
  /** A building removed because it was not paid. HEX-BP-08. */
  of('building-unpaid', {
    seat: seatKey,
    hex: hexKey,
    building: buildingType,
    aspect: aspect.nullable(),
    refund: count,
  }),
  /** Maintenance due for these points of detachments, old debt, payment, and new debt. HEX-BP-06, -07. */
  of('army-maintained', { seat: seatKey, points: count, due: count, owed: count, paid: count, debt: count }),
  /** Under `unpaidArmyMaintenance` disband: dismissed ready models; `gone`: the whole detachment. */
  of('unit-dismissed', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    unit: shortText,
    points: count,
    gone: z.boolean(),
  }),
  /** What fun battles took from the Capital. HEX-QB-12. */
  of('deducted', amount),
  of('convoy-formed', convoy),
  /** `left`: still aboard; 0: the convoy is gone. HEX-BP-11. */
  of('convoy-unloaded', { ...convoy, left: count }),
  /** BP that an ally's convoy unloaded in a settlement of the seat. HEX-BP-11. */
  of('bp-received', { ...amount, from: seatKey }),
  /** `share`: hundredths of the RP that arrive; `end` null: no route any more. HEX-ROUTE-01, -04. */
  of('route-set', { seat: seatKey, hex: hexKey, end: hexKey.nullable(), length: count, share: count }),
  /** RP of a Resource hex that became BP at the end of their route. HEX-BP-04, HEX-ROUTE-04. */
  of('resources-arrived', { ...amount, end: hexKey, rp: count, length: count }),
  /** `at`: where the route is cut; null if there is no route or the seat cannot see it. HEX-ROUTE-05. */
  of('resources-lost', {
    seat: seatKey,
    hex: hexKey,
    rp: count,
    code: z.enum(['no-route', 'route-cut', 'no-store', 'enemy-zoc']),
    at: hexKey.nullable(),
  }),
  /** A Resource hex that its taker consumed; `piece` null: the BP went into the Capital. HEX-RACE-TY-02. */
  of('resources-consumed', { ...amount, piece: pieceId.nullable() }),
  of('upkeep-order-set', { seat: seatKey, buildings: z.array(buildingType).max(60) }),
  of('exploitation-set', { seat: seatKey, hex: hexKey, name: shortText, on: z.boolean() }),
  /** A line of the build sheet that could not be carried out in its turn. HEX-TURN-09. */
  of('line-refused', { seat: seatKey, line: buildLine, code: z.enum(REFUSALS), facts }),
] as const;
