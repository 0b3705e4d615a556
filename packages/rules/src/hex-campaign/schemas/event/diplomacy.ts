import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText, treatyKind, turnNumber } from '../atoms.ts';
import { dealSide } from '../dealings.ts';
import { of } from './common.ts';

/** `seat` did something about a deal with `with`; both read it. */
const between = { seat: seatKey, with: seatKey };
const deal = { ...between, deal: z.string().max(40), secret: z.boolean() };
/** The news about one side of a deal: what, not how much. HEX-DIP-04. */
export const terms = z.strictObject({ bp: z.boolean(), captives: z.boolean() });
const treaty = { seats: z.array(seatKey), treaty: treatyKind };
const sent = { seat: seatKey, from: seatKey };

export const dealsEvents = [
  of('deal-offered', deal),
  of('deal-signed', deal),
  of('deal-withdrawn', deal),
  /** Not signed, or not possible: the same text for both. `seat` had offered it. HEX-DIP-01. */
  of('deal-lapsed', between),
  /** What the two agreed on, in full. HEX-DIP-02. */
  of('deal-struck', {
    ...between,
    secret: z.boolean(),
    treaty: treatyKind.nullable(),
    gives: dealSide,
    takes: dealSide,
    promise: z.string().max(2000),
  }),
  /** The public part of an open deal besides its treaty. HEX-DIP-04. */
  of('deal-news', { ...between, gives: terms, takes: terms, promise: z.boolean() }),
  /** `by`: the seat that could not deliver. Public for an open deal. HEX-DIP-05. */
  of('deal-broken', { ...between, by: z.array(seatKey) }),
  /** `seat` says, or says no longer, that `with` has broken a promise: until Build closes only the two know. */
  of('promise-judged', { ...deal, broken: z.boolean() }),
  /** `seat` says so of `with`. Public for an open deal, without the words. HEX-DIP-04. */
  of('promise-broken', { ...between, made: turnNumber }),
  of('treaty-signed', treaty),
  /** `ends`: the turn at whose start the treaty is over. HEX-DIP-10. */
  of('treaty-notice', { ...between, treaty: treatyKind, ends: turnNumber }),
  of('treaty-ended', treaty),
  /** HEX-DIP-10: the end of an alliance moved a detachment out of the hex of the other's garrison. */
  of('allies-parted', { seat: seatKey, piece: pieceId, name: shortText, from: hexKey, hex: hexKey }),
  /** To both: goods of a deal reached the Capital of `seat`. HEX-DIP-05. */
  of('bp-delivered', { ...sent, bp: count }),
  /** To both: `seat` has no Capital to receive it. `kept` false: no place was left to take the BP back. HEX-DIP-05. */
  of('bp-returned', { ...sent, bp: count, kept: z.boolean() }),
  /** To both: the captives of `seat` could not be sent home. HEX-DIP-05. */
  of('captives-returned', { ...sent, detachments: count }),
  of('diplomat-built', { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey, cost: count }),
  /** To both; the diplomat is `seat`'s. `home` false: it had no Capital to return to and is lost. HEX-DIP-12. */
  of('diplomat-expelled', { seat: seatKey, by: seatKey, piece: pieceId, home: z.boolean() }),
  of('capital-closed', { ...between, closed: z.boolean() }),
] as const;
