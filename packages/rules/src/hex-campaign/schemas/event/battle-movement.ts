import { z } from 'zod';
import { REFUSALS } from '../../data/refusals.ts';
import { BATTLE_ORDERS, BATTLE_SIDES } from '../../types/vocabulary.ts';
import { airspace, facts, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { initiativeRoll } from '../state.ts';
import { of } from './common.ts';

const order = z.enum(BATTLE_ORDERS);
/** An army of a seat and what it was told to do. */
const ofArmy = { seat: seatKey, piece: pieceId, name: shortText, order };

export const battleMovesEvents = [
  /** Public, as the order of movement is. HEX-BMOV-02. */
  of('battle-initiative', { order: z.array(seatKey) }),
  of('battle-initiative-dice', { rolls: z.array(initiativeRoll) }),
  /** An order that turned out impossible: told to its owner. */
  of('battle-order-refused', {
    seat: seatKey,
    piece: pieceId,
    order,
    code: z.enum(REFUSALS),
    facts: facts.default({}),
  }),
  /** HEX-BMOV-04: told to its owner. */
  of('battle-order-cancelled', { ...ofArmy, hex: hexKey }),
  /** Told to its owner; `from` null: from orbit; `via`: the hex between of a long raid. HEX-RACE-DE-11. */
  of('battle-moved', { ...ofArmy, from: hexKey.nullable(), via: hexKey.nullable(), hex: hexKey }),
  /** Told to its owner: it stands beside the battle in a hex. HEX-BORD-03, -12, HEX-BMOV-07. */
  of('battle-supported', { ...ofArmy, hex: hexKey, side: z.enum(BATTLE_SIDES) }),
  /**
   * HEX-BORD-10 to -12: told to its owner: it stayed, as ordered. `fights`: there is a battle for it; `above`: it waits
   * in orbit; `supported`: whom it was to support, and could not.
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
  /** HEX-SPY-11: told to who spread them and to whom they hurt. */
  of('rumours-spread', { seat: seatKey, piece: pieceId, hex: hexKey }),
] as const;
