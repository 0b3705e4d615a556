import { z } from 'zod';
import { dateSchema, instantSchema } from '../../kernel/index.ts';
import { MOST_COMMANDS } from '../data/limits.ts';
import { SCORES, SETUP_STEPS, WAYS } from '../vocabulary.ts';
import { battleId, count, day, faction, forceId, name, nodeId, nodeIds, owner, ruleId, seat } from './atoms.ts';
import { battle, pastBattle, talk } from './battle.ts';
import { paid } from './event.ts';
import { map } from './map.ts';
import { command, postNumber, when } from './order.ts';
import { broughtForce, settings } from './setup.ts';
import { roster } from './units.ts';

const player = z.strictObject({
  id: seat,
  name,
  army: z.string().max(60),
  /** Null: nobody has chosen one yet. */
  faction: faction.nullable(),
  /** `waiting`: without a faction; `joining`: enters at the next midnight. NODE-SETUP-08. */
  standing: z.enum(['waiting', 'joining', 'in']),
  /** NODE-SETUP-09: nobody plays it now. */
  isEmpty: z.boolean(),
  /** Times used. NODE-FAC-CHAOS-03, NODE-FAC-ELD-01. */
  used: z.strictObject({ taint: count, portal: count }),
  /** NODE-FAC-TAU-04: the first colony; lost for good once another controlled it. */
  colony: z.strictObject({ node: nodeId, isKept: z.boolean() }).nullable(),
  /** NODE-FAC-SM-05: has not called its first battleforce yet. */
  isUncalled: z.boolean(),
  /** Where a late player enters. */
  entersAt: nodeIds,
  /** The rosters of the next battleforces, as the player brought them to the war. */
  brought: z.array(broughtForce).max(10),
});

const nodeState = z.strictObject({
  controller: owner.nullable(),
  isSiteIntact: z.boolean(),
  rok: seat.nullable(),
  portals: z.array(seat).max(12),
  /** NODE-SETUP-07: a Tau colony as an installation. */
  colony: seat.nullable(),
});

const force = z.strictObject({
  id: forceId,
  owner,
  name,
  background: z.string().max(2000),
  node: nodeId,
  /** Where it was before, and how it came. NODE-BTL-07. */
  cameFrom: nodeId.nullable(),
  way: z.enum(WAYS),
  isTainted: z.boolean(),
  isHulk: z.boolean(),
  units: roster,
  killTeam: roster,
  /** NODE-BF-06: further units cost points. */
  isFrozen: z.boolean(),
  /** Its number among all arrivals: who is in a node longest. NODE-BTL-30. */
  arrival: count,
});

const scored = { seat, amount: z.int(), score: z.enum(SCORES) };

const ledgerLine = z.strictObject({ ...scored, rule: ruleId, day, battle: battleId.nullable() });

const purse = z.strictObject({
  cp: count,
  /** Acceleration points that may be spent. */
  free: count,
  /** Those that may not be spent before the embargo of their session ends. NODE-CP-11. */
  held: z.array(z.strictObject({ session: count, points: count })).max(100),
});

/** NODE-ORD-05: an order that has not been carried out. `paid`: for each command, under daily processing; null: nothing yet. */
const post = z.strictObject({
  seat,
  number: postNumber,
  submittedAt: instantSchema,
  commands: z.array(command).min(1).max(MOST_COMMANDS),
  when: z.union([when, z.strictObject({ kind: z.literal('daily') })]),
  paid: z.array(paid).max(MOST_COMMANDS).nullable(),
});

const keyed = <Value extends z.ZodType>(value: Value) => z.record(z.string().max(64), value);

/** What everybody may know. Each member is named again in the view. */
const open = {
  settings,
  map,
  /** In the order at the table, in which they joined. */
  seats: z.array(seat).max(12),
  players: keyed(player),
  nodes: keyed(nodeState),
  forces: keyed(force),
  battles: keyed(battle),
  /** `date`: the current day in the campaign's zone; null until the next midnight tells it. 0: the set-up. */
  clock: z.strictObject({ day, date: dateSchema.nullable(), since: instantSchema, startDate: dateSchema.nullable() }),
  /** NODE-SETUP-04: what is asked now; null: the war has begun. */
  setUp: z
    .strictObject({
      step: z.enum(SETUP_STEPS).nullable(),
      owed: z.array(seat).max(12),
      /** NODE-FAC-IG-02: the nodes of each Guard player, a battleforce for each part. */
      parts: z.array(z.strictObject({ owner, nodes: nodeIds })).max(40),
    })
    .nullable(),
  /** Who is at the game night, or will be from the next round on. NODE-CP-06. */
  present: z.array(seat).max(12),
  night: z
    .strictObject({ session: count, round: count, players: z.array(seat).max(12), acted: z.array(seat).max(12) })
    .nullable(),
  ended: z.strictObject({ rule: ruleId, winners: z.array(seat).max(12) }).nullable(),
};

/** What only some may know; a view has those parts that its viewer may. */
const kept = {
  purses: keyed(purse),
  /** NODE-BTL-12, by battleforce. */
  retreats: keyed(nodeIds),
  talks: keyed(talk),
  posts: z.array(post).max(1000),
  /** By kind and subject: `battle:b7`, see data/timers.ts. */
  timers: keyed(instantSchema),
};

export const state = z.strictObject({
  ...open,
  ...kept,
  /** The latest last. Both lists only grow, and their members never change. */
  past: z.array(pastBattle).max(10_000),
  ledger: z.array(ledgerLine).max(100_000),
  /** The next number of everything that is numbered. */
  next: z.strictObject({ force: count, unit: count, battle: count, arrival: count, session: count }),
  /** The next number of a postdated order, by seat. */
  nextPost: keyed(count),
  /**
   * After a pause, until what fell due in it has been found; in a game night, what it has delayed. Ids of `nextDue`.
   * NODE-ORD-05, NODE-CP-08.
   */
  overdue: z.array(z.string().max(64)).max(1000).nullable(),
  /** Under daily processing: from when on the next hour counts. */
  processedAt: instantSchema,
});

/** It does not grow with the war: of what is over it has numbers only. */
export const view = z.strictObject({
  you: seat.nullable(),
  isReferee: z.boolean(),
  ...open,
  ...kept,
  /** How many battles are over. Pages fetch those that they show. */
  over: count,
  /** What each player has scored under each heading, and how often. */
  ledger: z.array(z.strictObject({ ...scored, times: count })).max(12 * SCORES.length),
});
