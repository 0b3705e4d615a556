import { z } from 'zod';
import { dateSchema, instantSchema } from '../../kernel/index.ts';
import { CATEGORIES, DEEDS, DEGREES, ENDINGS, MISSION_KINDS, WAYS } from '../vocabulary.ts';
import { battleId, count, d6, day, forceId, mission, nodeId, owner, seat, unitId } from './atoms.ts';
import { newRoster } from './units.ts';

/** One arrival of the stack: entry 0 holds the node with all it has there, entry 1 fights it, the others wait. NODE-BTL-19. */
export const entry = z.strictObject({
  owner,
  forces: z.array(forceId).max(100),
  /** NODE-MSN-08: a Rok defends with it, or alone. */
  hasRok: z.boolean(),
  way: z.enum(WAYS),
});

export const degree = z.enum(DEGREES);
/** The players of a side. Of a battle of two: the holder's first, then the attacker's. NODE-MULTI-02, -06. */
export const sides = z.array(z.array(owner).min(1).max(12)).min(2).max(12);
/** The winning side by its place among the sides; null: a draw. */
export const winner = z.int().min(0).max(11).nullable();

/** NODE-MSN: the mission of a battle, with the dice that chose it. */
export const fixedMission = z.strictObject({
  kind: z.enum(MISSION_KINDS),
  /** Null while somebody chooses it. */
  mission: mission.nullable(),
  category: z.enum(CATEGORIES).nullable(),
  /** NODE-MSN-03: rolled again after a tie; the last pair counts. */
  strategy: z.array(z.strictObject({ attacker: d6, defender: d6 })).max(50),
  dice: z.array(d6).max(2),
  /** Who attacks in missions with roles. */
  attacks: z.enum(['attacker', 'defender']),
});

/** A question to one player of a battle, with the answers; the first one counts without an answer. */
export const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mission'), by: seat, of: z.array(mission).min(1).max(10) }),
  /** NODE-MSN-06: where a defender who won a Breakout may go; null: stays. */
  z.strictObject({
    kind: z.literal('breakout'),
    by: seat,
    of: z.array(nodeId.nullable()).min(1).max(121),
    /** How the battle ended that waits for the answer. */
    ending: z.enum(['report', 'referee']),
  }),
]);

/** A battle as everybody knows it. */
export const battle = z.strictObject({
  id: battleId,
  node: nodeId,
  openedAt: instantSchema,
  openedDay: day,
  stack: z.array(entry).min(2).max(200),
  /** Agreed. */
  level: count.nullable(),
  mission: fixedMission.nullable(),
  isPivotal: z.boolean(),
  choice: choice.nullable(),
  /** NODE-MULTI: agreed by all; the first `entries` of the stack fight. Null: two at a time. */
  multi: z.strictObject({ sides, entries: z.int().min(2).max(200) }).nullable(),
});

export const unitUse = z.strictObject({
  unit: unitId,
  /** NODE-BTL-04. */
  isFull: z.boolean(),
  deeds: z.array(z.enum(DEEDS)).max(DEEDS.length),
});
/** What a player fielded. */
export const army = z.strictObject({ seat, units: z.array(unitUse).max(500) });
export const iasl = z.array(z.strictObject({ seat, score: z.int().min(0).max(1000) })).max(12);

/** NODE-BTL-14: the result as a player reports it. Stories and pictures are write-ups. */
export const result = z.strictObject({
  date: dateSchema,
  mission,
  isPivotal: z.boolean(),
  level: count,
  winner,
  /** Null: a draw. */
  degree: degree.nullable(),
  /** Scores of the army lists; missing ones count as equal. NODE-VP-06. */
  iasl,
});
export const report = result.extend({ by: seat });

/** What only those in a battle and the referee know of it. */
export const talk = z.strictObject({
  levels: z.array(z.strictObject({ seat, level: count })).max(12),
  pivotal: z.strictObject({ by: seat, answer: z.enum(['open', 'yes', 'no']) }).nullable(),
  /** Who asks for the random result. NODE-BTL-16. */
  random: z.array(seat).max(12),
  multi: z.strictObject({ by: seat, sides, agreed: z.array(seat).max(12), isOver: z.boolean() }).nullable(),
  report: report.nullable(),
  amendment: report.nullable(),
  confirmed: z.array(seat).max(12),
  armies: z.array(army).max(12),
  /** NODE-BF-15: lists for battleforces without a roster, which the referee approves. */
  lists: z.array(z.strictObject({ seat, force: forceId, isApproved: z.boolean() })).max(12),
  /** NODE-MSN-09: what the points of a Rok bought. */
  defences: newRoster,
  dispute: z.strictObject({ by: seat, text: z.string().max(2000) }).nullable(),
});

/** What is kept of a battle that is over. */
export const pastBattle = z.strictObject({
  id: battleId,
  node: nodeId,
  day,
  ending: z.enum(ENDINGS),
  sides,
  winner,
  degree: degree.nullable(),
  level: count.nullable(),
  mission: mission.nullable(),
});

/** The same with the victory points that it brought, in the order of its sides. NODE-VP-01. */
export const scoredBattle = pastBattle.extend({
  points: z.array(z.strictObject({ seat, amount: z.int() })).max(12),
});
