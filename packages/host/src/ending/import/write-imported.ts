import pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../../database/statement.ts';
import { slugFrom, unguessable } from '../../lobby/slug.ts';
import type { KnownStep } from '../../log/known-step.ts';
import { EVERYBODY } from '../../log/log.ts';
import { numbering } from '../../log/numbers.ts';
import type { Entry } from '../../step/entry.ts';
import type { CampaignId, UserId } from '../../vocabulary/types.ts';
import type { ReadArchive } from './archive-reader.ts';

const HERE: Statement<{ isHere: boolean; count: number; by: string }> = {
  name: 'import-room',
  text: `SELECT EXISTS (SELECT FROM campaign c JOIN step s ON s.campaign_id = c.id
        WHERE (c.id::text = $1 OR c.imported->>'log' = $1) AND s.hash = $3) AS "isHere",
      (SELECT count(*)::int FROM campaign WHERE created_by = $2 AND imported IS NOT NULL) AS count,
      (SELECT display_name FROM "user" WHERE id = $2) AS by`,
  row: z.object({ isHere: z.boolean(), count: z.number(), by: z.string() }),
};

/**
 * Whether the war is here already, how many wars the user has imported, and their name. A war is the same if its log is:
 * anybody can forge another one with its id.
 */
export const roomFor = (on: pg.Pool | pg.PoolClient, { head, hash }: ReadArchive, by: UserId) =>
  askOne(on, HERE, [head.campaign.id, by, hash]);

const MAY_BRING: Statement<{ isFree: boolean }> = {
  name: 'import-lock',
  text: 'SELECT pg_try_advisory_xact_lock(hashtextextended($1::text, 2)) AS "isFree"',
  row: z.object({ isFree: z.boolean() }),
};

/** Whether no other server is importing this war; until the transaction ends none may. */
export async function mayBring(client: pg.PoolClient, { hash }: Pick<ReadArchive, 'hash'>): Promise<boolean> {
  return (await askOne(client, MAY_BRING, [hash]))?.isFree === true;
}

const CAMPAIGN: Statement<{ slug: string }> = {
  name: 'import-campaign',
  text: `WITH made AS (
      INSERT INTO campaign (id, created_by, slug, name, system, edition, public, listed, setup, server_seed, seed_hash, status,
        imported, strangers)
      SELECT $1, $2, $3, $4, $5, $6, $7, $13, $8::jsonb, $9, $10, 'finished', $11::jsonb, 'invited'
      RETURNING slug
    ), owners AS (
      INSERT INTO member (campaign_id, user_id, role) VALUES ($1, $2, 'owner')
    ), seats AS (
      INSERT INTO seat (campaign_id, seat, position, name, choices)
      SELECT $1, s.seat, s.position, s.name, s.choices FROM jsonb_to_recordset($12::jsonb)
        AS s (seat text, position int, name text, choices jsonb)
    )
    SELECT slug FROM made`,
  row: z.object({ slug: z.string() }),
};

export interface Bringing {
  /** Its id here. */
  readonly id: CampaignId;
  /** Ends its address. */
  readonly tail: string;
  readonly archive: ReadArchive;
  readonly isPublic: boolean;
  readonly isListed: boolean;
  readonly by: UserId;
  /** The user's display name. */
  readonly name: string;
  readonly setup: unknown;
  readonly now: Date;
}

/**
 * Writes the war without its log. Resolves to its address: one that nobody else could want, so that users who create a
 * war of the same name need not wait for this replay.
 */
export async function writeWar(client: pg.PoolClient, bringing: Bringing): Promise<string> {
  const { id, tail, archive, by, isPublic, isListed, name, now, setup } = bringing;
  const { campaign, referees, seats: archived } = archive.head;
  const { system, edition, seed, seedHash } = campaign;
  const base = slugFrom(campaign.name);
  const players = Object.fromEntries(archived.map(({ seat, player }) => [seat, player]));
  const imported = { by: name, at: now.toISOString(), log: campaign.id, players, referees };
  const seats = archived.map(({ seat, name: called, choices }, position) => ({
    seat,
    position,
    name: called,
    choices,
  }));
  const slug = unguessable(base, tail);
  const about = [id, by, slug, campaign.name, system, edition, isPublic];
  const values = [
    ...about,
    JSON.stringify(setup),
    seed,
    seedHash,
    JSON.stringify(imported),
    JSON.stringify(seats),
    isListed,
  ];
  const made = await askOne(client, CAMPAIGN, values);
  if (made === null) throw new Error('the war was not written');
  return made.slug;
}

const SHORTEN: Statement<{ slug: string }> = {
  name: 'import-shorten',
  text: `UPDATE campaign SET slug = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM campaign WHERE slug = $2) RETURNING slug`,
  row: z.object({ slug: z.string() }),
};

/** Gives the imported war the address that its name makes. Null: another war has it. */
export async function shortened(pool: pg.Pool, id: CampaignId, name: string): Promise<string | null> {
  try {
    return (await askOne(pool, SHORTEN, [id, slugFrom(name)]))?.slug ?? null;
  } catch (error) {
    // Another war took it at the same moment.
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

const STEP: Statement<{ n: number }> = {
  name: 'import-step',
  text: `WITH numbers AS (${numbering('$1', '$2', `ARRAY['${EVERYBODY}']`)})
    INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, duration_ms,
      round, phase, opening, concerns, rewound_to)
    VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, 0, $12, $13, $14, ARRAY['${EVERYBODY}'], $15)
    RETURNING n`,
  row: z.object({ n: z.number() }),
};

/** Writes a step of its log. The fog is lifted: each step concerns everybody. */
export async function writeImported(client: pg.PoolClient, entry: Entry, step: KnownStep): Promise<void> {
  const { round, phase } = step.summary;
  const texts = [entry.packedInput, entry.diceText, entry.packedEvents, entry.packedState];
  const hashes = [entry.stateHash, entry.prevHash, entry.hash];
  const values = [step.campaign, entry.n, entry.input.type, ...texts, ...hashes, entry.input.at];
  await askOne(client, STEP, [...values, round, phase, step.opening, step.rewoundTo]);
}

const OVER: Statement<{ id: string }> = {
  name: 'import-over',
  text: `UPDATE campaign SET seq = $2, opening = $3, opened_at = $4, created_at = $5, updated_at = $6 WHERE id = $1
    RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Notes where its log ends. */
export async function writeEnd(
  client: pg.PoolClient,
  { first, last, now }: { readonly first: KnownStep; readonly last: KnownStep; readonly now: Date },
): Promise<void> {
  await askOne(client, OVER, [last.campaign, last.n, last.opening, last.at, first.at, now]);
}
