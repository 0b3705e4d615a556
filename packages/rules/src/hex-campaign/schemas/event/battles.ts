import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { battleId, d6 } from '../battle-atoms.ts';
import { battleDice } from '../battle-cards.ts';
import { of } from './common.ts';

const ofBattle = { battle: battleId, hex: hexKey };

export const battlesEvents = [
  of('battle-arose', {
    ...ofBattle,
    attacker: seatKey.nullable(),
    defender: seatKey,
  }),
  of('units-regrouped', {
    ...ofBattle,
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    units: z.array(z.strictObject({ unit: shortText, ready: count })),
  }),
  of('battle-card-rolled', { ...ofBattle, dice: battleDice }),
  of('terrain-rerolled', { ...ofBattle, seat: seatKey, die: d6 }),
  of('battle-reported', { ...ofBattle, seat: seatKey, status: z.enum(['awaits', 'confirmed', 'differs']) }),
  of('battle-decided', ofBattle),
  of('quick-battle-agreed', { ...ofBattle, seat: seatKey, agree: z.boolean() }),
  of('postponement-agreed', { ...ofBattle, seat: seatKey, agree: z.boolean() }),
  of('battle-postponed', ofBattle),
  of('battle-called-off', ofBattle),
  of('support-lent', { ...ofBattle, seat: seatKey, piece: pieceId, name: shortText }),
] as const;
