import { z } from 'zod';
import type { State, Treaty } from '../types.ts';
import { count, edges, faction, hexKey, instant, phase, pieceId, seatKey, shortText, turnNumber } from './atoms.ts';
import { ghost, piece, seenSite, seenStronghold, site, stronghold } from './pieces.ts';
import { chart, clock, settings } from './setup.ts';

export const treaty = z.strictObject({
  kind: z.enum(['alliance', 'pact']),
  between: z.tuple([seatKey, seatKey]),
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

const seatState = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  capital: hexKey.nullable(),
  startingCapital: hexKey,
  vp: count,
});

const hexMemory = z.strictObject({
  turn: turnNumber,
  control: seatKey.nullable(),
  site: seenSite.nullable(),
  stronghold: seenStronghold.nullable(),
  garrison: seatKey.nullable(),
  roads: edges,
  ruin: z.boolean(),
});

export const initiativeRoll = z.strictObject({
  seat: seatKey,
  die: z.int().min(1).max(6),
  strategy: z.int().min(0).max(5),
  total: z.int().min(1).max(11),
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
  airControl: z.array(z.strictObject({ airspace: z.int().min(1).max(36), seats: z.array(seatKey) })),
  pending: z.array(pending),
  salt: z.string().max(100),
  memory: z.record(seatKey, z.strictObject({ hexes: z.record(hexKey, hexMemory), ghosts: z.record(pieceId, ghost) })),
  initiative: z.array(initiativeRoll),
}) satisfies z.ZodType<State>;
