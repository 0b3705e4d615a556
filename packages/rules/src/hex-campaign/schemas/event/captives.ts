import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const told = { seat: seatKey, piece: pieceId, name: shortText };

export const captivesEvents = [
  of('captives-moved', { ...told, of: seatKey, into: pieceId.nullable(), hex: hexKey }),
  of('captives-imprisoned', { ...told, of: seatKey, hex: hexKey, bp: count }),
  of('captives-silent', { ...told, of: seatKey }),
  of('captives-taken', { ...told, of: seatKey, from: seatKey, hex: hexKey }),
  of('captives-lost', { ...told, of: seatKey }),
  of('captives-passed', { ...told, by: seatKey }),
  of('captives-killed', { ...told, by: seatKey }),
  of('captives-freed', { ...told, from: seatKey, hex: hexKey }),
  of('conversion-tried', {
    ...told,
    of: seatKey,
    hex: hexKey,
    cost: count,
    die: z.int().min(1).max(6),
    converted: z.boolean(),
  }),
  of('detachment-turned', { ...told, by: seatKey }),
] as const;
