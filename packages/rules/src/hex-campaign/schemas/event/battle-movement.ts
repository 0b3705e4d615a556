import { z } from 'zod';
import { REFUSALS } from '../../data/refusals.ts';
import { BATTLE_ORDERS, BATTLE_SIDES } from '../../types/vocabulary.ts';
import { airspace, facts, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { initiativeRoll } from '../state.ts';
import { of } from './common.ts';

const order = z.enum(BATTLE_ORDERS);
/** An army of a seat and its order. */
const ofArmy = { seat: seatKey, piece: pieceId, name: shortText, order };

export const battleMovesEvents = [
  /** Public, like the order of movement. HEX-BMOV-02. */
  of('battle-initiative', { order: z.array(seatKey) }),
  of('battle-initiative-dice', { rolls: z.array(initiativeRoll) }),
  /** An order that turned out impossible: to its owner. */
  of('battle-order-refused', {
    seat: seatKey,
    piece: pieceId,
    order,
    code: z.enum(REFUSALS),
    facts: facts.default({}),
  }),
  /** HEX-BMOV-04: to its owner. */
  of('battle-order-cancelled', { ...ofArmy, hex: hexKey }),
  /** To its owner; `from` null: from orbit; `via`: the hex between of a long raid. HEX-RACE-DE-11. */
  of('battle-moved', { ...ofArmy, from: hexKey.nullable(), via: hexKey.nullable(), hex: hexKey }),
  /** To its owner: it is beside the battle in a hex. HEX-BORD-03, -12, HEX-BMOV-07. */
  of('battle-supported', { ...ofArmy, hex: hexKey, side: z.enum(BATTLE_SIDES) }),
  /**
   * HEX-BORD-10 to -12: to its owner: it stayed, as ordered. `fights`: there is a battle for it; `above`: it waits
   * in orbit; `supported`: the army that it could not support.
   */
  of('battle-held', {
    ...ofArmy,
    hex: hexKey,
    fights: z.boolean(),
    above: z.boolean(),
    supported: pieceId.nullable(),
  }),
  /** HEX-BORD-17. */
  of('air-support-lost', { seat: seatKey, airspace, army: pieceId }),
  /** HEX-SPY-11: to the seat that spread them and to the one that they hurt. */
  of('rumours-spread', { seat: seatKey, piece: pieceId, hex: hexKey }),
] as const;
