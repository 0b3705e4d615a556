import { z } from 'zod';
import { DEFENCE_TYPES } from '../../types/vocabulary.ts';
import { count, god, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const piece = { seat: seatKey, piece: pieceId, hex: hexKey };

export const racesEvents = [
  of('capital-moved', { seat: seatKey, from: hexKey.nullable(), hex: hexKey }),
  /** It left the map from this hex. HEX-RACE-SM-02. */
  of('went-to-orbit', { ...piece, name: shortText }),
  /** HEX-RACE-EL-05. */
  of('webway-taken', { ...piece, name: shortText, from: hexKey }),
  /** HEX-RACE-CH-08. */
  of('shrine-raised', { ...piece, defence: z.enum(DEFENCE_TYPES), god, payer: hexKey, cost: count }),
] as const;
