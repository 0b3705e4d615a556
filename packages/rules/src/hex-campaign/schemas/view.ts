import { z } from 'zod';
import type { Own, View } from '../types.ts';
import { RELATIONS } from '../types.ts';
import {
  airspace,
  count,
  craftworld,
  due,
  edges,
  faction,
  god,
  hexKey,
  instant,
  phase,
  pieceId,
  seatKey,
  shortText,
  turnNumber,
} from './atoms.ts';
import { ended, funBattle, seenBattle } from './battles.ts';
import {
  detachment,
  ghost,
  piece,
  seenPiece,
  seenSite,
  seenStronghold,
  site,
  stronghold,
  unitNature,
} from './pieces.ts';
import { chart, settings } from './setup.ts';
import {
  airMission,
  airSupport,
  captives,
  construction,
  deal,
  delivery,
  pending,
  recon,
  seatState,
  treaty,
} from './state.ts';

const publicSeat = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  startingCapital: hexKey.nullable(),
  hasCapital: z.boolean(),
  beaten: turnNumber.nullable(),
  vp: count.nullable(),
  relation: z.enum(RELATIONS).nullable(),
  god: god.nullable(),
  craftworld: craftworld.nullable(),
});

const own = z.strictObject({
  id: seatKey,
  capital: hexKey.nullable(),
  record: seatState,
  sites: z.record(hexKey, site),
  strongholds: z.record(hexKey, stronghold),
  orbit: z.record(pieceId, detachment),
  constructions: z.array(construction),
  captives: z.record(pieceId, captives),
  taken: z.record(pieceId, seatKey),
  takenUnits: z.array(z.strictObject(unitNature)),
  contacts: z.array(seatKey),
  deals: z.array(deal),
  funReports: z.array(funBattle),
  deliveries: z.array(delivery),
  squadrons: count,
  airMissions: z.array(airMission),
  airSupport: z.array(airSupport),
  recon: recon.nullable(),
  shutAirspaces: z.array(airspace),
}) satisfies z.ZodType<Own>;

const knownHex = z.strictObject({
  inSight: z.boolean(),
  seenIn: turnNumber.nullable(),
  control: seatKey.nullable(),
  site: seenSite.nullable(),
  stronghold: seenStronghold.nullable(),
  roads: edges,
  ruin: z.boolean(),
  discovered: z.boolean().nullable(),
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
  own: own.nullable(),
  affairs: z.record(seatKey, own),
  hexes: z.record(hexKey, knownHex),
  pieces: z.record(pieceId, piece),
  seen: z.record(pieceId, seenPiece),
  ghosts: z.record(pieceId, ghost),
  treaties: z.array(treaty),
  battles: z.array(seenBattle),
  ended,
  pending: z.array(pending),
}) satisfies z.ZodType<View>;
