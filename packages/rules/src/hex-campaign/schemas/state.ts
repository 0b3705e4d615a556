import { z } from 'zod';
import { instantSchema, orderClockSchema } from '../../kernel/index.ts';
import {
  airMissionType,
  airspace,
  buildingType,
  count,
  craftworld,
  edges,
  faction,
  facts,
  god,
  hexKey,
  phase,
  pieceId,
  ruleId,
  seatKey,
  shortText,
  treatyKind,
  turnNumber,
} from './atoms.ts';
import { battleId, battleSide } from './battle-atoms.ts';
import { battle, battleMove, battleReport, ended, funBattle } from './battles.ts';
import { chart } from './chart.ts';
import { memory } from './memory.ts';
import { detachment, piece, seenPiece, site, stronghold } from './pieces.ts';
import { settings } from './setup.ts';

export const treaty = z.strictObject({
  kind: treatyKind,
  between: z.tuple([seatKey, seatKey]),
  /** Known to the partners only. HEX-DIP-11. */
  secret: z.boolean().default(false),
  /** The turn at whose start it ends; null: nobody has given notice. HEX-DIP-10. */
  ends: turnNumber.nullable().default(null),
});

export const pending = z.strictObject({
  kind: z.enum(['enemies', 'followers', 'mercenaries']),
  seat: seatKey,
  /** The detachment that made the discovery. */
  piece: pieceId,
  hex: hexKey,
  faction,
  points: count,
  turn: turnNumber,
});

export const dealt = z.strictObject({
  /** The middle of the seat's zone. HEX-START-16. */
  centre: hexKey,
  sizes: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).max(20),
  yields: z.array(count).max(20),
});

export const seatState = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  /** Null after its loss. HEX-CLAIM-23. */
  capital: hexKey.nullable(),
  /** Where it began: public. HEX-SIGHT-11. */
  startingCapital: hexKey,
  /** The lost Capital, which becomes the Capital again when retaken; null: none. HEX-CLAIM-23. */
  lostCapital: hexKey.nullable().default(null),
  vp: count,
  god: god.nullable().default(null),
  craftworld: craftworld.nullable().default(null),
  /** Army maintenance that could not be paid: no new detachments while there is any. HEX-BP-07. */
  debt: count.default(0),
  /** BP that fun battles take from the next upkeep. HEX-TURN-08 step 8. */
  deduction: count.default(0),
  /** Reinforcement BP of the next upkeep if an air attack's dice set them; null: the normal amount. HEX-AIR-12. */
  reinforcement: count.nullable().default(null),
  /** Very rare things that were lost, with the turn. HEX-DET-06. */
  lost: z.record(shortText, turnNumber).default({}),
  /** Special characters that were ever bought. HEX-DET-07. */
  characters: z.array(shortText).max(1000).default([]),
  /** The order in which buildings are paid; those not named follow in the order of the table. HEX-BP-08. */
  upkeepOrder: z.array(buildingType).max(60).default([]),
  /** Seats whose diplomats the Capital is closed to. HEX-DIP-12. */
  closedTo: z.array(seatKey).max(60).default([]),
  /** Free roadbuild actions left in set-up. HEX-START-14. */
  freeRoads: count.default(0),
  /** Turns in which a building was given up for BP, by its hex; those of earlier turns may be missing. HEX-BLD-05. */
  refunds: z.record(hexKey, turnNumber).default({}),
  /** Rolled in set-up and not placed yet; null: nothing. HEX-START-19. */
  dealt: dealt.nullable().default(null),
  /** The turn in which it was beaten; null: still in. HEX-END-05. */
  beaten: turnNumber.nullable().default(null),
  /** The turn in which it last lost a Capital; null: never. HEX-END-06. */
  capitalFell: turnNumber.nullable().default(null),
  /** Fun battles of this turn. HEX-QB-12. */
  funBattles: count.default(0),
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

export const airMission = z.strictObject({
  seat: seatKey,
  airspace,
  mission: airMissionType,
  /** Urban hex of a Strategic Bombardment. */
  target: hexKey.nullable(),
});

export const airSupport = z.strictObject({
  seat: seatKey,
  airspace,
  army: pieceId.nullable(),
});

export const recon = z.strictObject({
  hexes: z.array(hexKey).max(20_000),
  pieces: z.array(seenPiece).max(5_000),
});

export const airControl = z.strictObject({ airspace, seats: z.array(seatKey) });

export const pastAirControl = z.strictObject({
  ...airControl.shape,
  /** Seats that were enemies then; a treaty made since does not open a port. */
  against: z.array(seatKey),
});

export const initiativeRoll = z.strictObject({
  seat: seatKey,
  die: z.int().min(1).max(6),
  strategy: z.int().min(0).max(5),
  /** Of battle initiative, by race. HEX-RACE-IG-05, HEX-RACE-DE-15. */
  modifier: z.int().min(-5).max(5).default(0),
  total: z.int().min(0).max(13),
  rerolls: z.array(z.int().min(1).max(6)),
});

export const rulingId = z.string().regex(/^c[0-9a-f]{12}$/);

/** What one edit of a ruling did, for one group of readers. */
const told = z.strictObject({ edit: z.string().max(40), to: z.array(seatKey).nullable(), facts });

/** Some members of a table; null: it has none. */
const some = <Key extends z.ZodType<string, string>, Value extends z.ZodType>(key: Key, value: Value) =>
  z.record(key, value.nullable());

/** Members of the tables that corrections change, and members of lists. */
export const fragment = z.strictObject({
  seats: some(seatKey, seatState),
  control: some(hexKey, seatKey),
  sites: some(hexKey, site),
  strongholds: some(hexKey, stronghold),
  pieces: some(pieceId, piece),
  orbit: some(pieceId, detachment),
  captives: some(pieceId, captives),
  roads: edges,
  undiscovered: z.array(hexKey),
  ruins: z.array(hexKey),
  treaties: z.array(treaty),
  promises: z.array(promise),
  /** Absent: none of them. */
  battles: z.array(battle).exactOptional(),
  battleMoves: some(pieceId, battleMove).exactOptional(),
  constructions: z.array(construction).exactOptional(),
  pending: z.array(pending).exactOptional(),
  /** As a whole: two squadrons may have the same mission. Absent: unchanged. */
  airMissions: z.array(airMission).exactOptional(),
  airSupport: z.array(airSupport).exactOptional(),
});

/** HEX-TURN-13: a battle that is settled, with what that changed, while a referee can overrule it. */
export const settledBattle = z.strictObject({
  /** As it was before. */
  battle,
  report: battleReport,
  winner: battleSide.nullable(),
  was: fragment,
  now: fragment,
});

/** What the end of a Battle phase changed, and of what: withdrawals, loot, places taken, rewards. */
export const closing = z.strictObject({
  turn: turnNumber,
  battles: z.array(battle).max(2000),
  battleMoves: z.record(pieceId, battleMove),
  dice: z.array(z.strictObject({ rule: ruleId, subject: z.string().max(200), sides: count, value: count })),
  was: fragment,
  now: fragment,
});

/** Whose a hex is, and what stands in it. */
const place = z.strictObject({
  control: seatKey.nullable(),
  site: site.exactOptional(),
  stronghold: stronghold.exactOptional(),
  undiscovered: z.boolean(),
});

/** HEX-TURN-13: what the claims on a hex came to, while a referee can overrule it. */
export const settledClaim = z.strictObject({
  turn: turnNumber,
  /** In the order of the claims; of each seat the first. */
  claimants: z.array(z.strictObject({ seat: seatKey, piece: pieceId })).max(60),
  /** Null: nobody. */
  got: seatKey.nullable(),
  was: place,
  now: place,
  /** Whether forces were found there that a later phase uses. HEX-CLAIM-12. */
  found: z.boolean(),
});

const settled = z.strictObject({
  battles: z.record(battleId, settledBattle),
  /** Absent: none. */
  claims: z.record(hexKey, settledClaim).exactOptional(),
  /** Null: the phase is still open. */
  closing: closing.nullable(),
});

/** Some of them; null: none. */
const someSettled = z.strictObject({
  battles: some(battleId, settledBattle),
  claims: some(hexKey, settledClaim).exactOptional(),
  closing: closing.nullable(),
});

/** HEX-TURN-13: a ruling that can be taken back: what it said, what was there before, and what is there since. */
export const keptRuling = z.strictObject({
  id: rulingId,
  turn: turnNumber,
  phase,
  reason: z.string().max(1000),
  told: z.array(told).max(500),
  was: fragment,
  now: fragment,
  /** Absent: it overruled nothing. */
  settled: z.strictObject({ was: someSettled, now: someSettled }).exactOptional(),
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
