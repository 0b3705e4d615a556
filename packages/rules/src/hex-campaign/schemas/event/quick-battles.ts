import { z } from 'zod';
import { count, seatKey } from '../atoms.ts';
import { battleId, battleSide } from '../battle-atoms.ts';
import { lossItem } from '../battles.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);

const units = z.array(z.strictObject({ name: z.string().max(200), part: lossItem.shape.part })).max(5000);
const ofChoice = { battle: battleId, seat: seatKey, units, drawn: z.boolean() };

export const quickBattlesEvents = [
  of('quick-battle-rolled', {
    battle: battleId,
    side: battleSide,
    dice: z.tuple([d6, d6]),
    value: count,
    damage: count,
  }),
  of('losses-picked', ofChoice),
  of('losses-chosen', ofChoice),
  of('fun-battle-reported', { seat: seatKey, with: seatKey }),
  of('fun-battle-fought', { seat: seatKey, with: seatKey, winner: seatKey.nullable() }),
  of('fun-battle-counted', { seat: seatKey, vp: count, lost: count, deduction: count }),
] as const;
