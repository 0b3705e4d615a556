import { z } from 'zod';
import { listingOf } from '../../kernel/index.ts';
import { memoryOf } from '../sight/hex-memory.ts';
import type {
  AirMission,
  AirSupport,
  Captives,
  Construction,
  Deal,
  DealSide,
  Dealt,
  Delivery,
  HexLook,
  HexMemory,
  Memory,
  Recon,
  SeatState,
  State,
  Treaty,
} from '../types.ts';
import {
  airMissionType,
  airspace,
  buildingType,
  count,
  craftworld,
  edges,
  faction,
  god,
  hexKey,
  instant,
  phase,
  pieceId,
  seatKey,
  shortText,
  treatyKind,
  turnNumber,
} from './atoms.ts';
import { battle, battleMove, ended, funBattle } from './battles.ts';
import { detachment, ghost, piece, seenPiece, seenSite, seenStronghold, site, stronghold } from './pieces.ts';
import { chart, clock, settings } from './setup.ts';

export const treaty = z.strictObject({
  kind: treatyKind,
  between: z.tuple([seatKey, seatKey]),
  secret: z.boolean().default(false),
  ends: turnNumber.nullable().default(null),
}) satisfies z.ZodType<Treaty>;

export const pending = z.strictObject({
  kind: z.enum(['enemies', 'followers', 'mercenaries']),
  seat: seatKey,
  piece: pieceId,
  hex: hexKey,
  faction,
  points: count,
  turn: turnNumber,
});

const dealt = z.strictObject({
  centre: hexKey,
  sizes: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).max(20),
  yields: z.array(count).max(20),
}) satisfies z.ZodType<Dealt>;

export const seatState = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  capital: hexKey.nullable(),
  startingCapital: hexKey,
  lostCapital: hexKey.nullable().default(null),
  vp: count,
  god: god.nullable().default(null),
  craftworld: craftworld.nullable().default(null),
  debt: count.default(0),
  deduction: count.default(0),
  reinforcement: count.nullable().default(null),
  lost: z.record(shortText, turnNumber).default({}),
  characters: z.array(shortText).max(1000).default([]),
  upkeepOrder: z.array(buildingType).max(60).default([]),
  closedTo: z.array(seatKey).max(60).default([]),
  freeRoads: count.default(0),
  refunds: z.record(hexKey, turnNumber).default({}),
  dealt: dealt.nullable().default(null),
  beaten: turnNumber.nullable().default(null),
  capitalFell: turnNumber.nullable().default(null),
  funBattles: count.default(0),
}) satisfies z.ZodType<SeatState>;

export const dealSide = z.strictObject({
  bp: count,
  from: hexKey.nullable(),
  captives: z.array(pieceId).max(200),
}) satisfies z.ZodType<DealSide>;

export const deal = z.strictObject({
  id: z.string().max(40),
  from: seatKey,
  to: seatKey,
  secret: z.boolean(),
  treaty: treatyKind.nullable(),
  gives: dealSide,
  takes: dealSide,
  promise: z.string().max(2000),
  signed: z.boolean(),
}) satisfies z.ZodType<Deal>;

export const delivery = z.strictObject({
  from: seatKey,
  to: seatKey,
  bp: count,
  paidBy: hexKey.nullable(),
  captives: z.array(pieceId).max(200),
}) satisfies z.ZodType<Delivery>;

export const construction = z.strictObject({
  detachment,
  hex: hexKey,
  ready: turnNumber,
  orbit: z.boolean(),
  prefer: z.array(hexKey).max(1000),
  paid: count,
}) satisfies z.ZodType<Construction>;

export const captives = z.strictObject({
  detachment,
  captor: seatKey,
  holder: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('piece'), piece: pieceId }),
    z.strictObject({ kind: z.literal('prison'), hex: hexKey }),
  ]),
  imprisoned: turnNumber.nullable(),
  jailed: turnNumber.nullable(),
}) satisfies z.ZodType<Captives>;

export const airMission = z.strictObject({
  seat: seatKey,
  airspace,
  mission: airMissionType,
  target: hexKey.nullable(),
}) satisfies z.ZodType<AirMission>;

export const airSupport = z.strictObject({
  seat: seatKey,
  airspace,
  army: pieceId.nullable(),
}) satisfies z.ZodType<AirSupport>;

export const recon = z.strictObject({
  hexes: z.array(hexKey).max(20_000),
  pieces: z.array(seenPiece).max(5_000),
}) satisfies z.ZodType<Recon>;

const airControl = z.array(z.strictObject({ airspace, seats: z.array(seatKey) })).default([]);

const pastAirControl = z
  .array(z.strictObject({ airspace, seats: z.array(seatKey), against: z.array(seatKey) }))
  .default([]);

/** States from before what is not there was left out say so. */
const hexFacts = {
  turn: turnNumber,
  control: seatKey.nullable().default(null),
  site: seenSite.nullable().default(null),
  stronghold: seenStronghold.nullable().default(null),
  garrison: seatKey.nullable().default(null),
  roads: edges.default([]),
  ruin: z.boolean().default(false),
};

const hexMemory = z.strictObject(hexFacts).transform(({ turn, ...facts }): HexMemory => memoryOf(turn, facts));

const hexLook = z
  .strictObject({ hexes: z.array(hexKey).min(1), ...hexFacts })
  .transform(({ hexes, turn, ...facts }): HexLook => ({ ...memoryOf(turn, facts), hexes }));

const hexTable = z.record(hexKey, hexMemory);

/** States from before hexes that were alike were put together have a table of them instead. */
const memory = z
  .strictObject({ looks: z.array(hexLook).optional(), hexes: hexTable.optional(), ghosts: z.record(pieceId, ghost) })
  .refine(({ looks, hexes }) => (looks === undefined) !== (hexes === undefined), 'either looks or hexes')
  .transform(({ looks, hexes = {}, ghosts }): Memory => ({ looks: looks ?? looksFrom(hexes), ghosts }));

/** Each hex has a look of its own. */
function looksFrom(hexes: z.infer<typeof hexTable>): Memory['looks'] {
  const { keys, values } = listingOf(hexes);
  return values.map((known, i) => ({ ...known, hexes: keys.slice(i, i + 1) })).sort((a, b) => a.turn - b.turn);
}

export const initiativeRoll = z.strictObject({
  seat: seatKey,
  die: z.int().min(1).max(6),
  strategy: z.int().min(0).max(5),
  modifier: z.int().min(-5).max(5).default(0),
  total: z.int().min(0).max(13),
  rerolls: z.array(z.int().min(1).max(6)),
});

export const state = z.strictObject({
  edition: z.string().max(20),
  settings,
  clock,
  chart,
  seatOrder: z.array(seatKey).min(1).max(60),
  seats: z.record(seatKey, seatState),
  turn: turnNumber,
  phase,
  openedAt: instant,
  control: z.record(hexKey, seatKey),
  undiscovered: z.array(hexKey),
  roads: edges,
  sites: z.record(hexKey, site),
  strongholds: z.record(hexKey, stronghold),
  pieces: z.record(pieceId, piece),
  treaties: z.array(treaty),
  ruins: z.array(hexKey),
  airControl,
  airControlBefore: pastAirControl,
  airMissions: z.array(airMission).max(5_000).default([]),
  airSupport: z.array(airSupport).max(5_000).default([]),
  recon: z.record(seatKey, recon).default({}),
  orbit: z.record(pieceId, detachment).default({}),
  constructions: z.array(construction).max(5_000).default([]),
  captives: z.record(pieceId, captives).default({}),
  deals: z.array(deal).max(5_000).default([]),
  deliveries: z.array(delivery).max(5_000).default([]),
  raided: z.record(hexKey, count).default({}),
  pending: z.array(pending),
  salt: z.string().max(100),
  memory: z.record(seatKey, memory),
  initiative: z.array(initiativeRoll),
  battleInitiative: z.array(initiativeRoll).default([]),
  battles: z.array(battle).max(2000).default([]),
  battleMoves: z.record(pieceId, battleMove).default({}),
  funReports: z.array(funBattle).max(5_000).default([]),
  ended: ended.default(null),
}) satisfies z.ZodType<State>;
