import { z } from 'zod';
import { battleId } from './battle-atoms.ts';

/** HEX-TURN-13: what a referee rules about one battle. */
export const contactEdit = z.discriminatedUnion('type', [
  /** HEX-BMOV-08: a battle that is not settled is not fought. */
  z.strictObject({ type: z.literal('call-off'), battle: battleId }),
]);
