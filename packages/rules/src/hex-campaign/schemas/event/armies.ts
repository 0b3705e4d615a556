import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const own = { seat: seatKey, piece: pieceId, name: shortText };
const paid = { hex: hexKey, cost: count };
const returned = { hex: hexKey.nullable(), refund: count };

export const armiesEvents = [
  of('detachment-ordered', { ...own, ...paid, target: hexKey.nullable() }),
  of('construction-lost', {
    seat: seatKey,
    name: shortText,
    hex: hexKey,
    refund: count,
    paidTo: hexKey.nullable(),
  }),
  of('models-replaced', { ...own, ...paid, unit: shortText, models: count }),
  of('rearmed', { ...own, ...paid }),
  of('disbanded', { ...own, ...returned, unit: shortText.nullable(), models: count }),
  of('models-transferred', { ...own, into: pieceId, unit: shortText, models: count }),
  of('unit-added', { ...own, ...paid, unit: shortText }),
  of('unit-removed', { ...own, ...returned, unit: shortText }),
  of('followers-joined', { ...own, hex: hexKey, points: count }),
  of('mercenaries-hired', { ...own, hex: hexKey, points: count }),
  of('find-lapsed', { seat: seatKey, hex: hexKey, found: z.enum(['followers', 'mercenaries']), points: count }),
  of('garrison-settled', { ...own, hex: hexKey }),
  of('garrison-placed', { ...own, ...paid }),
  of('garrison-retargeted', { ...own, hex: hexKey }),
  of('detachment-arrived', { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey.nullable() }),
] as const;
