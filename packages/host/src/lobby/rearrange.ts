import { failed, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { type Choices, choicesSchema } from '../vocabulary/choices.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { type SetupDraft, setupDraftSchema, withBoard } from './setup.ts';
import { setupRefusal } from './setup-refusal.ts';
import type { Arrangement } from './types.ts';

interface Arranged {
  readonly status: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly setup: SetupDraft;
  readonly role: string | null;
}

const ARRANGED: Statement<Arranged> = {
  name: 'arranged',
  text: `SELECT c.status, c.system, c.edition, c.setup, m.role FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2 WHERE c.id = $1`,
  row: z.object({
    status: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    setup: setupDraftSchema,
    role: z.string().nullable(),
  }),
};

interface StandingSeat {
  readonly seat: string;
  readonly choices: Choices;
  readonly isHeld: boolean;
}

const STANDING_SEATS: Statement<StandingSeat> = {
  name: 'standing-seats',
  text: 'SELECT seat, choices, user_id IS NOT NULL AS "isHeld" FROM seat WHERE campaign_id = $1 ORDER BY position',
  row: z.object({ seat: z.string(), choices: choicesSchema, isHeld: z.boolean() }),
};

/** More than a campaign can have. */
const MOST_SEATS = 1000;

const count = z.object({ count: z.number() });

/** Every seat leaves its place first, since two cannot share one even for a moment. */
const MAKE_ROOM: Statement<{ count: number }> = {
  name: 'make-room-for-seats',
  text: `WITH gone AS (DELETE FROM seat WHERE campaign_id = $1 AND NOT seat = ANY ($2::text[]) RETURNING seat),
      moved AS (UPDATE seat SET position = position + ${MOST_SEATS} WHERE campaign_id = $1 AND seat = ANY ($2::text[]) RETURNING seat)
    SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM moved)::int AS count`,
  row: count,
};

const PLACE: Statement<{ count: number }> = {
  name: 'place-seats',
  text: `WITH placed AS (
      INSERT INTO seat (campaign_id, seat, position, name)
      SELECT $1, s.seat, s.position, s.name FROM jsonb_to_recordset($2::jsonb) AS s (seat text, position int, name text)
      ON CONFLICT (campaign_id, seat) DO UPDATE SET position = excluded.position, name = excluded.name
      RETURNING seat
    ) SELECT count(*)::int AS count FROM placed`,
  row: count,
};

const SET_SETUP: Statement<{ id: string }> = {
  name: 'set-setup',
  text: 'UPDATE campaign SET setup = $2::jsonb, updated_at = $3 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

/**
 * Changes the seats and the map of a campaign that has not begun; its owner may. A seat that stays keeps its player,
 * choices and army; a seat that somebody holds cannot be removed. Unplayable changes are refused, as they would be at
 * creation.
 */
export async function rearrange(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  arrangement: Arrangement,
): Promise<Done> {
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    const row = await askOne(client, ARRANGED, [campaign, by]);
    if (row === null) return { code: 'no-such-campaign' };
    if (row.role !== 'owner') return { code: 'not-owner' };
    if (row.status !== 'lobby') return { code: 'not-in-lobby' };
    return rearranged(shell, client, { campaign, row, arrangement });
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}

interface Rearranging {
  readonly campaign: CampaignId;
  readonly row: Arranged;
  readonly arrangement: Arrangement;
}

async function rearranged(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, row, arrangement }: Rearranging,
): Promise<Refusal | null> {
  const { seats, board } = arrangement;
  const draft = board === null ? row.setup : withBoard(row.setup, board);
  if (draft === null) return notUnderstood([{ code: 'not_a_board', path: ['board'] }]);
  const standing = await ask(client, STANDING_SEATS, [campaign]);
  const ids = seats.map(({ id }) => id);
  if (standing.some(({ seat, isHeld }) => isHeld && !ids.includes(seat))) return { code: 'seat-held' };
  const chosen = new Map(standing.map(({ seat, choices }) => [seat, choices]));
  const proposed = seats.map(({ id, name }) => ({ id, name, choices: chosen.get(id) }));
  const refusal = setupRefusal(shell, shell.rulesetOf(row.system), {
    draft,
    edition: row.edition,
    seats: proposed,
  });
  if (refusal !== null) return refusal;
  await askOne(client, MAKE_ROOM, [campaign, ids]);
  const placed = seats.map(({ id, name }, position) => ({ seat: id, position, name }));
  await askOne(client, PLACE, [campaign, JSON.stringify(placed)]);
  await askOne(client, SET_SETUP, [campaign, JSON.stringify(draft), shell.now()]);
  return null;
}
