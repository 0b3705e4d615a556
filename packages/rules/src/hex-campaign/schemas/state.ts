import { z } from 'zod';
import { instantSchema, orderClockSchema } from '../../kernel/index.ts';
import { airControl, airMission, airSupport, pastAirControl, recon } from './air.ts';
import { count, edges, hexKey, phase, pieceId, seatKey, turnNumber } from './atoms.ts';
import { battle, battleMove, ended, funBattle } from './battles.ts';
import { chart } from './chart.ts';
import { deal, delivery, promise, treaty } from './dealings.ts';
import { captives, construction, pending } from './detachments.ts';
import { memory } from './memory.ts';
import { detachment, piece, site, stronghold } from './pieces.ts';
import { seatState } from './seats.ts';
import { keptRuling, settled } from './settled.ts';
import { settings } from './setup.ts';

export const initiativeRoll = z.strictObject({
  seat: seatKey,
  die: z.int().min(1).max(6),
  strategy: z.int().min(0).max(5),
  /** Of battle initiative, by race. HEX-RACE-IG-05, HEX-RACE-DE-15. */
  modifier: z.int().min(-5).max(5).default(0),
  total: z.int().min(0).max(13),
  rerolls: z.array(z.int().min(1).max(6)),
});

export const state = z.strictObject({
  edition: z.string().max(20),
  settings,
  clock: orderClockSchema,
  chart,
  seatOrder: z.array(seatKey).min(1).max(60),
  seats: z.record(seatKey, seatState),
  turn: turnNumber,
  phase,
  openedAt: instantSchema,
  control: z.record(hexKey, seatKey),
  /** Hexes that started uncontrolled and have not been discovered. HEX-CLAIM-10. */
  undiscovered: z.array(hexKey),
  /** Road links that were built; those of Urban hexes follow from HEX-MAP-03. */
  roads: edges,
  sites: z.record(hexKey, site),
  strongholds: z.record(hexKey, stronghold),
  pieces: z.record(pieceId, piece),
  treaties: z.array(treaty),
  /** Where settlements were destroyed: decoration. HEX-CLAIM-19. */
  ruins: z.array(hexKey),
  /** This turn's; empty until the missions are flown. */
  airControl: z.array(airControl).default([]),
  /** Last turn's: HEX-BLD-09, HEX-AIR-14. */
  airControlBefore: z.array(pastAirControl).default([]),
  /** Ordered and not flown yet. */
  airMissions: z.array(airMission).max(5_000).default([]),
  airSupport: z.array(airSupport).max(5_000).default([]),
  recon: z.record(seatKey, recon).default({}),
  /** Detachments outside the map; their hex is the last they were in. HEX-DET-16. */
  orbit: z.record(pieceId, detachment).default({}),
  constructions: z.array(construction).max(5_000).default([]),
  captives: z.record(pieceId, captives).default({}),
  deals: z.array(deal).max(5_000).default([]),
  promises: z.array(promise).max(5_000).default([]),
  deliveries: z.array(delivery).max(5_000).default([]),
  /** RP that raids of this turn took from Resource hexes. HEX-ROUTE-06. */
  raided: z.record(hexKey, count).default({}),
  pending: z.array(pending),
  /** Drawn at the start and never shown: names of new pieces derive from it, so that an id reveals nothing. */
  salt: z.string().max(100),
  memory: z.record(seatKey, memory),
  /** Movement initiative of this turn, first mover first; empty before it is rolled. */
  initiative: z.array(initiativeRoll),
  /** Battle initiative of this turn, likewise. HEX-TURN-07. */
  battleInitiative: z.array(initiativeRoll).default([]),
  /** Of this turn, with the postponed ones; empty before battle movement. */
  battles: z.array(battle).max(2000).default([]),
  /** Of this turn, and of those with a postponed battle. */
  battleMoves: z.record(pieceId, battleMove).default({}),
  /** Of this turn, one-sided so far. HEX-QB-12. */
  funReports: z.array(funBattle).max(5_000).default([]),
  /** The latest corrections in lists, oldest first; absent: none. HEX-TURN-13. */
  corrections: z.array(keptRuling).max(20).exactOptional(),
  /** HEX-TURN-13: battles that can be overruled; absent: none, or an edition that keeps none. */
  settled: settled.exactOptional(),
  /** How the campaign ended; null: it goes on. HEX-END-06, -07. */
  ended: ended.default(null),
});
