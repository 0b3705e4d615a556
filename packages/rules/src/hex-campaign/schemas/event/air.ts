import { z } from 'zod';
import {
  airMissionType,
  airspace,
  buildingType,
  count,
  hexKey,
  pieceId,
  seatKey,
  shortText,
  urbanSize,
} from '../atoms.ts';
import { seenPiece, seenSite } from '../pieces.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
const flight = { seat: seatKey, airspace, mission: airMissionType };

export const airEvents = [
  of('air-order-refused', { ...flight, airspace: count, target: hexKey.nullable(), code: shortText }),
  of('squadron-negated', flight),
  of('interceptor-holds', { seat: seatKey, airspace, stopped: z.boolean() }),
  of('airspace-controlled', { seat: seatKey, airspace, seats: z.array(seatKey) }),
  of('reinforcements-attacked', { seat: seatKey, airspace, dice: z.array(d6), needs: d6, bp: count }),
  of('reinforcements-cut', { seat: seatKey, of: seatKey, airspace, bp: count }),
  of('bombed', {
    seat: seatKey,
    hex: hexKey,
    die: d6,
    damage: z.enum(['none', 'building', 'heavy']),
    buildings: count,
  }),
  of('bombing-failed', { seat: seatKey, hex: hexKey, code: z.enum(['no-settlement', 'no-enemy']) }),
  of('settlement-bombed', {
    seat: seatKey,
    hex: hexKey,
    name: shortText,
    die: d6,
    aa: count,
    lost: z.array(buildingType),
    size: urbanSize,
    shrunk: z.boolean(),
  }),
  of('bombing-seen', { seat: seatKey, hex: hexKey }),
  of('recon-report', {
    seat: seatKey,
    airspace,
    die: d6,
    sites: z.array(z.strictObject({ hex: hexKey, control: seatKey.nullable(), site: seenSite })),
    pieces: z.array(seenPiece),
  }),
  of('air-support-ready', { seat: seatKey, airspace }),
  of('air-support-assigned', { seat: seatKey, airspace, army: pieceId, hex: hexKey }),
  of('air-support-refused', { seat: seatKey, support: count, code: shortText }),
] as const;
