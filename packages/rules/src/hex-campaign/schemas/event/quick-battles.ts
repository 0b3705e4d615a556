import { z } from 'zod';
import { count, seatKey } from '../atoms.ts';
import { battleId, battleSide } from '../battle-atoms.ts';
import { lossItem } from '../battles.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);

/** A loss, by the name of its unit. */
export const namedLoss = z.strictObject({ name: z.string().max(200), part: lossItem.shape.part });
const units = z.array(namedLoss).max(5000);
const ofChoice = {
  battle: battleId,
  /** The picking seat. */
  seat: seatKey,
  units,
  /** Whether dice chose instead. HEX-QB-06. */
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
  /** To both sides: what a planner, or a defender who was ready, picked from the enemy's losses. HEX-QB-07. */
  of('losses-picked', ofChoice),
  /** To the owner: the losses. HEX-QB-05, -06. */
  of('losses-chosen', ofChoice),
  /** To both: one of them reported a fun battle. HEX-QB-12. */
  of('fun-battle-reported', { seat: seatKey, with: seatKey }),
  /** Public: both reported the same. */
  of('fun-battle-fought', { seat: seatKey, with: seatKey, winner: seatKey.nullable() }),
  /** To one of the two: its gain, and its cost from the next income. */
  of('fun-battle-counted', { seat: seatKey, vp: count, lost: count, deduction: count }),
] as const;
