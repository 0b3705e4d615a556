import { z } from 'zod';
import { airMission, airSupport } from './air.ts';
import { count, edges, facts, hexKey, phase, pieceId, ruleId, seatKey, turnNumber } from './atoms.ts';
import { battleId, battleSide } from './battle-atoms.ts';
import { battle, battleMove, battleReport } from './battles.ts';
import { deal, delivery, promise, treaty } from './dealings.ts';
import { captives, construction, pending } from './detachments.ts';
import { detachment, piece, site, stronghold } from './pieces.ts';
import { seatState } from './seats.ts';

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
  deals: z.array(deal).exactOptional(),
  /** As a whole: two deals may send the same. Absent: unchanged. */
  deliveries: z.array(delivery).exactOptional(),
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

export const settled = z.strictObject({
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
