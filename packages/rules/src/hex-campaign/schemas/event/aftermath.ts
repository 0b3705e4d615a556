import { z } from 'zod';
import { CASUALTY_ROWS, DEFENCE_TYPES } from '../../types.ts';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { battleId } from '../battle-atoms.ts';
import { result } from '../battles.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
const ofUnit = { seat: seatKey, piece: pieceId, name: shortText, unit: shortText };

export const aftermathEvents = [
  of('battle-ended', {
    battle: battleId,
    hex: hexKey,
    attacker: seatKey.nullable(),
    defender: seatKey.nullable(),
    result,
  }),
  of('battle-losses', {
    battle: battleId,
    hex: hexKey,
    units: z.array(z.strictObject({ seat: seatKey, unit: shortText, lost: count, damaged: count })),
  }),
  of('broken-tested', {
    ...ofUnit,
    leadership: z.int().min(2).max(12),
    dice: z.tuple([d6, d6]).nullable(),
    rallied: z.boolean(),
  }),
  of('casualties', {
    ...ofUnit,
    row: z.enum(CASUALTY_ROWS),
    dice: z.array(d6),
    dead: count,
    wounded: count,
    light: count,
    damaged: count,
    stripped: z.boolean(),
  }),
  of('second-chance', { ...ofUnit, die: d6, injury: d6.nullable() }),
  of('character-died', { seat: seatKey, unit: shortText, hex: hexKey }),
  of('detachment-captured', { seat: seatKey, by: seatKey, piece: pieceId, name: shortText, hex: hexKey }),
  of('defences-destroyed', { seat: seatKey, hex: hexKey, defences: z.array(z.enum(DEFENCE_TYPES)) }),
  of('experience-gained', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    lost: count,
    gained: count,
    dxp: count,
    most: count,
  }),
  of('spirit-stones-lost', { seat: seatKey, hex: hexKey, bp: count }),
  of('bionics-ordered', { ...ofUnit, hex: hexKey, cost: count }),
  of('bionics-fitted', { ...ofUnit, hex: hexKey, injuries: z.array(d6) }),
  of('bionics-refunded', { ...ofUnit, hex: hexKey.nullable(), bp: count }),
  of('equipment-bought', { ...ofUnit, hex: hexKey, cost: count }),
] as const;
