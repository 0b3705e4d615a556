import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, treatyKind, turnNumber } from './atoms.ts';

export const treaty = z.strictObject({
  kind: treatyKind,
  between: z.tuple([seatKey, seatKey]),
  /** Known to the partners only. HEX-DIP-11. */
  secret: z.boolean().default(false),
  /** The turn at whose start it ends; null: nobody has given notice. HEX-DIP-10. */
  ends: turnNumber.nullable().default(null),
});

export const dealSide = z.strictObject({
  bp: count,
  /** Own Urban hex that pays them; null if there is nothing to pay. */
  from: hexKey.nullable(),
  /** Captive detachments, from prisons, that go home. */
  captives: z.array(pieceId).max(200),
});

export const deal = z.strictObject({
  id: z.string().max(40),
  from: seatKey,
  to: seatKey,
  secret: z.boolean(),
  treaty: treatyKind.nullable(),
  gives: dealSide,
  takes: dealSide,
  /** Free words, judged by the players. */
  promise: z.string().max(2000),
  signed: z.boolean(),
});

/** Promises between two players: the rules do not know what they mean. HEX-DIP-04. */
export const promise = z.strictObject({
  /** The deal that it was part of. */
  deal: z.string().max(40),
  between: z.tuple([seatKey, seatKey]),
  secret: z.boolean(),
  words: z.string().max(2000),
  made: turnNumber,
  /** The seats that say, in this Build phase, that the other has broken it. */
  accusers: z.array(seatKey).max(2),
});

export const delivery = z.strictObject({
  from: seatKey,
  to: seatKey,
  bp: count,
  /** Where the BP came from: they go back there if the receiver has no Capital. */
  paidBy: hexKey.nullable(),
  captives: z.array(pieceId).max(200),
});
