import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText, treatyKind, turnNumber } from '../atoms.ts';
import { dealSide } from '../state.ts';
import { of } from './common.ts';

const between = { seat: seatKey, with: seatKey };
const deal = { ...between, deal: z.string().max(40), secret: z.boolean() };
const terms = z.strictObject({ bp: z.boolean(), captives: z.boolean() });
const treaty = { seats: z.array(seatKey), treaty: treatyKind };
const sent = { seat: seatKey, from: seatKey };

export const dealsEvents = [
  of('deal-offered', deal),
  of('deal-signed', deal),
  of('deal-withdrawn', deal),
  of('deal-lapsed', between),
  of('deal-struck', {
    ...between,
    secret: z.boolean(),
    treaty: treatyKind.nullable(),
    gives: dealSide,
    takes: dealSide,
    promise: z.string().max(2000),
  }),
  of('deal-news', { ...between, gives: terms, takes: terms, promise: z.boolean() }),
  of('deal-broken', { ...between, by: z.array(seatKey) }),
  of('treaty-signed', treaty),
  of('treaty-notice', { ...between, treaty: treatyKind, ends: turnNumber }),
  of('treaty-ended', treaty),
  of('allies-parted', { seat: seatKey, piece: pieceId, name: shortText, from: hexKey, hex: hexKey }),
  of('bp-delivered', { ...sent, bp: count }),
  of('bp-returned', { ...sent, bp: count, kept: z.boolean() }),
  of('captives-returned', { ...sent, detachments: count }),
  of('diplomat-built', { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey, cost: count }),
  of('diplomat-expelled', { seat: seatKey, by: seatKey, piece: pieceId, home: z.boolean() }),
  of('capital-closed', { ...between, closed: z.boolean() }),
] as const;
