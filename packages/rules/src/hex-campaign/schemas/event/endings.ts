import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);

export const endingsEvents = [
  of('recovery-rolled', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    hex: hexKey,
    unit: shortText,
    dice: z.array(d6).max(100_000),
    bonus: z.int().min(0).max(2),
    ready: count,
  }),
  of('beaten', { seat: seatKey }),
  of('campaign-ended', { winners: z.array(seatKey) }),
] as const;
