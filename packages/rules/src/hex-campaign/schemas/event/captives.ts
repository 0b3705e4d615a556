import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

/** `seat` is both reader and subject; `piece` and `name` are those of the captive detachment. */
const told = { seat: seatKey, piece: pieceId, name: shortText };

export const captivesEvents = [
  /** To their captor. `into` null: the prison at `hex`. HEX-CAPT-01. */
  of('captives-moved', { ...told, of: seatKey, into: pieceId.nullable(), hex: hexKey }),
  /** HEX-CAPT-02, HEX-RACE-CH-12: the gain from their first imprisonment. */
  of('captives-imprisoned', { ...told, of: seatKey, hex: hexKey, bp: count }),
  /** HEX-CAPT-03: there is nothing of that kind to hear about. */
  of('captives-silent', { ...told, of: seatKey }),
  /** To the taker of the place where `from` held them. HEX-CAPT-05. */
  of('captives-taken', { ...told, of: seatKey, from: seatKey, hex: hexKey }),
  /** To their former captor. HEX-CAPT-05. */
  of('captives-lost', { ...told, of: seatKey }),
  /** To their owner: somebody else has them now. HEX-CAPT-05. */
  of('captives-passed', { ...told, by: seatKey }),
  /** To their owner, and to their taker. HEX-TBL-37. */
  of('captives-killed', { ...told, by: seatKey }),
  /** To their owner. HEX-CAPT-05, HEX-DIP-05. */
  of('captives-freed', { ...told, from: seatKey, hex: hexKey }),
  /** To their captor. HEX-RACE-CH-13. */
  of('conversion-tried', {
    ...told,
    of: seatKey,
    hex: hexKey,
    cost: count,
    die: z.int().min(1).max(6),
    converted: z.boolean(),
  }),
  /** To their former owner. HEX-RACE-CH-14. */
  of('detachment-turned', { ...told, by: seatKey }),
] as const;
