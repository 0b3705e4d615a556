import { z } from 'zod';
import { BATTLE_ENDS, OVERRULED_LOSSES, OVERRULED_WINNERS } from '../types/vocabulary.ts';
import { count, hexKey, seatKey, unitId } from './atoms.ts';
import { battleId } from './battle-atoms.ts';

/** HEX-TURN-13: what a referee rules about one battle. */
export const contactEdit = z.discriminatedUnion('type', [
  /** HEX-BMOV-08: a battle that is not settled is not fought. */
  z.strictObject({ type: z.literal('call-off'), battle: battleId }),
  /** The claims on a hex came to something else: one of the claimants gets it, or nobody. */
  z.strictObject({ type: z.literal('overrule-claim'), hex: hexKey, seat: seatKey.nullable() }),
  /** A settled battle has another result. */
  z.strictObject({
    type: z.literal('overrule-battle'),
    battle: battleId,
    winner: z.enum(OVERRULED_WINNERS),
    /** How the loser left the field. */
    beaten: z.enum(BATTLE_ENDS),
    /** Models that each side lost. */
    attackerLosses: z.enum(OVERRULED_LOSSES),
    defenderLosses: z.enum(OVERRULED_LOSSES),
    /** Models that single units lost instead. Absent: none differ from their side. */
    units: z.record(unitId, count).exactOptional(),
  }),
]);
