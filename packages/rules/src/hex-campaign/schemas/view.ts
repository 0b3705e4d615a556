import { z } from 'zod';
import type { View } from '../types.ts';
import { RELATIONS } from '../types.ts';
import {
  count,
  due,
  edges,
  faction,
  hexKey,
  instant,
  phase,
  pieceId,
  seatKey,
  shortText,
  turnNumber,
} from './atoms.ts';
import { ghost, piece, seenPiece, seenSite, seenStronghold } from './pieces.ts';
import { chart, settings } from './setup.ts';
import { pending, treaty } from './state.ts';

const publicSeat = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  startingCapital: hexKey.nullable(),
  vp: count.nullable(),
  relation: z.enum(RELATIONS).nullable(),
});

const knownHex = z.strictObject({
  inSight: z.boolean(),
  seenIn: turnNumber.nullable(),
  control: seatKey.nullable(),
  site: seenSite.nullable(),
  stronghold: seenStronghold.nullable(),
  roads: edges,
  ruin: z.boolean(),
});

export const view = z.strictObject({
  viewer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seat'), seat: seatKey }),
    z.strictObject({ kind: z.literal('referee') }),
    z.strictObject({ kind: z.literal('spectator') }),
  ]),
  edition: z.string().max(20),
  settings,
  chart,
  turn: turnNumber,
  phase,
  openedAt: instant,
  due: due.nullable(),
  seats: z.array(publicSeat),
  own: z.strictObject({ id: seatKey, capital: hexKey.nullable() }).nullable(),
  hexes: z.record(hexKey, knownHex),
  pieces: z.record(pieceId, piece),
  seen: z.record(pieceId, seenPiece),
  ghosts: z.record(pieceId, ghost),
  treaties: z.array(treaty),
  pending: z.array(pending),
}) satisfies z.ZodType<View>;
