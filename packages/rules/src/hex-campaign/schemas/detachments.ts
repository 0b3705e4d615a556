import { z } from 'zod';
import { FIND_KINDS } from '../types/choices.ts';
import { count, faction, hexKey, pieceId, seatKey, turnNumber } from './atoms.ts';
import { detachment } from './pieces.ts';

export const pending = z.strictObject({
  kind: z.enum(FIND_KINDS),
  seat: seatKey,
  /** The detachment that made the discovery. */
  piece: pieceId,
  hex: hexKey,
  faction,
  points: count,
  turn: turnNumber,
});

export const construction = z.strictObject({
  detachment,
  /** Where it is built. */
  hex: hexKey,
  /** The turn in whose upkeep it arrives. */
  ready: turnNumber,
  orbit: z.boolean(),
  /** Its owner's preferred hex if the hex is occupied. */
  prefer: z.array(hexKey).max(1000),
  paid: count,
});

export const captives = z.strictObject({
  /** Listed under its owner; its hex is its holder's. */
  detachment,
  captor: seatKey,
  holder: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('piece'), piece: pieceId }),
    z.strictObject({ kind: z.literal('prison'), hex: hexKey }),
  ]),
  /** Turn of the first imprisonment by this captor; null: never yet. HEX-CAPT-02. */
  imprisoned: turnNumber.nullable(),
  /** Turn of the last transfer into a prison. HEX-DIP-03, HEX-RACE-CH-13. */
  jailed: turnNumber.nullable(),
});
