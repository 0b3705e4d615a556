import { z } from 'zod';
import { aspect, buildingType, count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const site = { seat: seatKey, hex: hexKey, name: shortText };
const building = { seat: seatKey, hex: hexKey, building: buildingType, aspect: aspect.nullable() };
const largerSize = z.union([z.literal(2), z.literal(3), z.literal(4)]);

export const settlementEvents = [
  of('founded', { ...site, cost: count }),
  of('urban-grown', { ...site, size: largerSize, cost: count }),
  of('building-built', { ...building, cost: count }),
  of('building-disbanded', { ...building, refund: count }),
  /** A neutral settlement that its taker left as a ruin, and the convoy with its spoils. HEX-RACE-TY-09. */
  of('settlement-razed', { ...site, piece: pieceId, bp: count }),
] as const;
