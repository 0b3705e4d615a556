import { z } from 'zod';
import { DEFENCE_TYPES } from '../../types.ts';
import { count, god, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const piece = { seat: seatKey, piece: pieceId, hex: hexKey };

export const racesEvents = [
  of('capital-moved', { seat: seatKey, from: hexKey.nullable(), hex: hexKey }),
  of('went-to-orbit', { ...piece, name: shortText }),
  of('webway-taken', { ...piece, name: shortText, from: hexKey }),
  of('shrine-raised', { ...piece, defence: z.enum(DEFENCE_TYPES), god, payer: hexKey, cost: count }),
] as const;
