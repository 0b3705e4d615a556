import { z } from 'zod';
import { count, faction, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { battleId } from '../battle-atoms.ts';
import { of } from './common.ts';

const who = { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey };
const looted = { seat: seatKey, hex: hexKey, by: seatKey.nullable() };

export const withdrawalsEvents = [
  of('withdrew', { ...who, from: hexKey }),
  of('raider-returned', { ...who, from: hexKey }),
  of('withdrawal-seen', { seat: seatKey, piece: pieceId, from: hexKey, hex: hexKey }),
  of('stood-fast', who),
  of('garrison-destroyed', { ...who, battle: battleId }),
  of('forces-left', { seat: seatKey, battle: battleId, faction, points: count, hex: hexKey, lost: z.boolean() }),
  of('raid-looted', {
    ...who,
    from: hexKey,
    convoy: pieceId,
    bp: count,
    convoys: count,
    stored: count,
    resources: count,
  }),
  of('store-looted', { ...looted, bp: count }),
  of('resources-looted', { ...looted, source: hexKey, rp: count }),
  of('reward-paid', { seat: seatKey, battle: battleId, hex: hexKey, piece: pieceId, bp: count }),
  of('drop-landed', { ...who, battle: battleId }),
] as const;
