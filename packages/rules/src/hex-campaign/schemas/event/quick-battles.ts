import { z } from 'zod';
import { count, seatKey } from '../atoms.ts';
import { battleId, battleSide } from '../battle-atoms.ts';
import { lossItem } from '../battles.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);

/** Something that was lost, by the name of its unit. */
export const namedLoss = z.strictObject({ name: z.string().max(200), part: lossItem.shape.part });
const units = z.array(namedLoss).max(5000);
const ofChoice = {
  battle: battleId,
  /** Who picked. */
  seat: seatKey,
  units,
  /** Whether dice chose for him. HEX-QB-06. */
  drawn: z.boolean(),
};

export const quickBattlesEvents = [
  /** To both sides: what the dice of one of them inflict. HEX-QB-02. */
  of('quick-battle-rolled', {
    battle: battleId,
    side: battleSide,
    dice: z.tuple([d6, d6]),
    value: count,
    damage: count,
  }),
  /** To both sides: what a planner, or a defender who was ready, picked of the enemy's losses. HEX-QB-07. */
  of('losses-picked', ofChoice),
  /** To the owner: what he lost. HEX-QB-05, -06. */
  of('losses-chosen', ofChoice),
  /** To both: one of them said what a fun battle came to. HEX-QB-12. */
  of('fun-battle-reported', { seat: seatKey, with: seatKey }),
  /** Public: both said the same of it. */
  of('fun-battle-fought', { seat: seatKey, with: seatKey, winner: seatKey.nullable() }),
  /** To one of the two: what it brings, and what it takes from the next income. */
  of('fun-battle-counted', { seat: seatKey, vp: count, lost: count, deduction: count }),
] as const;
