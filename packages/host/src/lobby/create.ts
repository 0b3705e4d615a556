import { randomBytes } from 'node:crypto';
import { failed, ok, type Result, seedHash, USUAL_PACE } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { paceFaults } from '../clock/pace-faults.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withUserLock } from '../locks/user-lock.ts';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { CampaignIdentity } from '../shell/identity.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { type SetupDraft, setupDraftSchema, withoutClock } from './setup.ts';
import { setupRefusal } from './setup-refusal.ts';
import { slugFrom, unguessable } from './slug.ts';
import type { NewCampaign } from './types.ts';

/**
 * Creates a campaign in its lobby, with its seats, owned by its creator. Its server seed is drawn now, and the seed's
 * hash is public from now on.
 * @param alongside writes what belongs to it, in the same transaction
 */
export async function createCampaign(
  shell: Shell,
  by: UserId,
  wanted: NewCampaign,
  alongside?: (client: pg.PoolClient) => Promise<void>,
): Promise<Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>> {
  const ruleset = shell.offers(wanted.system) ? shell.rulesets(wanted.system) : null;
  if (ruleset === null) return failed(notUnderstood([{ code: 'not_played', path: ['system'] }]));
  if (wanted.oneScreen === true && !ruleset.onOneScreen)
    return failed(notUnderstood([{ code: 'not_on_one_screen', path: ['oneScreen'] }]));
  const edition = ruleset.editions.at(-1);
  if (edition === undefined) throw new Error(`${wanted.system} has no edition`);
  const parsed = setupDraftSchema.safeParse(wanted.setup);
  if (!parsed.success) return failed(notUnderstood(parsed.error.issues));
  const draft = withoutClock(ruleset, parsed.data);
  const pace = ruleset.orderClock === 'none' ? USUAL_PACE : (wanted.pace ?? USUAL_PACE);
  const refusal =
    setupRefusal(shell, ruleset, { draft, edition, seats: wanted.seats }) ??
    paceFaults(ruleset, pace, shell.shortestClock);
  if (refusal !== null) return failed(refusal);

  const drafted = { edition, draft, identity: shell.identity() };
  return withUserLock(shell.db.pool, by, async (client) => {
    const made = await insertCampaign(client, by, { ...wanted, pace }, drafted);
    if (made.ok) await alongside?.(client);
    return made;
  });
}

/**
 * Writes a campaign in its lobby, in a transaction that holds the user's lock. Only listed campaigns have an address that
 * others can guess.
 */
export async function insertCampaign(
  client: pg.PoolClient,
  by: UserId,
  wanted: NewCampaign,
  drafted: Drafted,
): Promise<Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>> {
  const base = slugFrom(wanted.slug ?? wanted.name);
  const isPlain = wanted.slug !== undefined || isListed(wanted);
  for (let attempt = 0; attempt <= ATTEMPTS; attempt++) {
    const slug = !isPlain
      ? unguessable(base, drafted.identity.tail)
      : attempt === 0
        ? base
        : `${base}-${randomBytes(2).toString('hex')}`;
    const { hasRoom, id } = await inserted(client, by, wanted, { ...drafted, slug });
    if (!hasRoom) return failed({ code: 'too-many-campaigns' });
    if (id !== null) return ok({ id, slug });
  }
  throw new Error(`no free address like ${base} was found`);
}

/** How many addresses are tried if others are taken. */
const ATTEMPTS = 5;

/** What is settled for a campaign besides the terms. */
export interface Drafted {
  readonly edition: string;
  readonly draft: SetupDraft;
  readonly identity: CampaignIdentity;
}

/** How many days of holiday a player may take if nothing else was agreed. */
const HOLIDAY_DAYS = 14;

/** How many days a pause by an owner who plays may last if nothing else was agreed. */
const PAUSE_DAYS = 3;

/** How many unfinished campaigns one user may have. */
const MOST_OPEN = 50;

/** No id: the user has reached the limit, or the address is taken. */
const CREATE: Statement<{ hasRoom: boolean; id: CampaignId | null }> = {
  name: 'create-campaign',
  text: `WITH room AS (
      SELECT count(*) < ${MOST_OPEN} AS "hasRoom" FROM campaign WHERE created_by = $1 AND status <> 'finished'
    ), made AS (
      INSERT INTO campaign (id, created_by, slug, name, system, edition, public, listed, setup, server_seed, seed_hash,
        drafts_count, press, absence, opens_after, holiday_days, pace, open_after, reads_sealed, pause_days, one_screen)
      SELECT $13, $1, $2, $3, $4, $5, $6, $21, $7::jsonb, $8, $9, $10, $12, $14, $15, $16, $17::jsonb, $18, $19, $20, $22
      FROM room WHERE "hasRoom"
      ON CONFLICT (slug) DO NOTHING RETURNING id
    ), seats AS (
      INSERT INTO seat (campaign_id, seat, position, name, choices)
      SELECT made.id, s.seat, s.position, s.name, s.choices FROM made, jsonb_to_recordset($11::jsonb)
        AS s (seat text, position int, name text, choices jsonb)
    ), owners AS (
      INSERT INTO member (campaign_id, user_id, role) SELECT id, $1, 'owner' FROM made
    )
    SELECT room."hasRoom", made.id FROM room LEFT JOIN made ON true`,
  row: z.object({ hasRoom: z.boolean(), id: z.string().nullable() }),
};

const isListed = ({ isPublic, isListed: isWanted = false }: NewCampaign): boolean => isPublic && isWanted;

async function inserted(
  client: pg.PoolClient,
  by: UserId,
  wanted: NewCampaign,
  drafted: Drafted & { readonly slug: string },
) {
  const { slug, edition, draft, identity } = drafted;
  const { id, seed } = identity;
  const { name, system, isPublic, draftsCount = true, press = 'open', pace = USUAL_PACE } = wanted;
  const {
    absence = 'guard',
    opensAfter = 0,
    holidayDays = HOLIDAY_DAYS,
    openAfter = null,
    readsSealed = false,
    pauseDays = PAUSE_DAYS,
    oneScreen = false,
  } = wanted;
  const seats = wanted.seats.map((seat, position) => ({
    seat: seat.id,
    position,
    name: seat.name,
    choices: seat.choices ?? {},
  }));
  const about = [by, slug, name, system, edition, isPublic, JSON.stringify(draft), seed, seedHash(seed), draftsCount];
  const people = [press, id, absence, opensAfter, holidayDays];
  const values = [
    ...about,
    JSON.stringify(seats),
    ...people,
    JSON.stringify(pace),
    openAfter,
    readsSealed,
    pauseDays,
    isListed(wanted),
    oneScreen,
  ];
  const made = await askOne(client, CREATE, values);
  if (made === null) throw new Error('a campaign was neither made nor refused');
  return made;
}
