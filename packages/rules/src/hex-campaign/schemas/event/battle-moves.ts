import { z } from 'zod';
import { BATTLE_ORDERS, BATTLE_SIDES } from '../../types.ts';
import { airspace, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { initiativeRoll } from '../state.ts';
import { of } from './common.ts';

const order = z.enum(BATTLE_ORDERS);
const ofArmy = { seat: seatKey, piece: pieceId, name: shortText, order };

export const battleMovesEvents = [
  of('battle-initiative', { order: z.array(seatKey) }),
  of('battle-initiative-dice', { rolls: z.array(initiativeRoll) }),
  of('battle-order-refused', { seat: seatKey, piece: pieceId, order, code: shortText }),
  of('battle-order-cancelled', { ...ofArmy, hex: hexKey }),
  of('battle-moved', { ...ofArmy, from: hexKey.nullable(), via: hexKey.nullable(), hex: hexKey }),
  of('battle-supported', { ...ofArmy, hex: hexKey, side: z.enum(BATTLE_SIDES) }),
  of('air-support-lost', { seat: seatKey, airspace, army: pieceId }),
  of('rumours-spread', { seat: seatKey, piece: pieceId, hex: hexKey }),
] as const;
