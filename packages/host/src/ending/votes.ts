import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { isMajority } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { withCampaignLock } from '../campaign-lock.ts';
import { tellLobby } from '../lobby/seats.ts';
import { seatSchema } from '../play/membership.ts';
import type { Shell } from '../shell.ts';
import { ask, askOne, type Statement } from '../statement.ts';
import { madeByHand } from '../step/by-hand.ts';
import { type Made, settle } from '../step/made.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';

/** SQL, for the campaign `c`: the seats that vote to end the war. A vote counts while its voter has the seat. */
export const END_VOTES = `ARRAY(SELECT v.seat FROM end_vote v
      JOIN seat s ON s.campaign_id = v.campaign_id AND s.seat = v.seat AND s.user_id = v.user_id
      WHERE v.campaign_id = c.id ORDER BY s.position)`;

const STATUS: Statement<{ status: string }> = {
  name: 'status-to-vote',
  text: 'SELECT status::text AS status FROM campaign WHERE id = $1',
  row: z.object({ status: z.string() }),
};

const VOTE: Statement<{ seat: SeatId }> = {
  name: 'vote-to-end',
  text: `INSERT INTO end_vote (campaign_id, seat, user_id, voted_at)
    SELECT s.campaign_id, s.seat, s.user_id, $4 FROM seat s WHERE s.campaign_id = $1 AND s.seat = $2 AND s.user_id = $3
    ON CONFLICT (campaign_id, seat) DO UPDATE SET user_id = excluded.user_id, voted_at = excluded.voted_at
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

const COUNT: Statement<{ votes: readonly SeatId[]; held: readonly SeatId[] }> = {
  name: 'count-end-votes',
  text: `SELECT ${END_VOTES} AS votes,
      ARRAY(SELECT s.seat FROM seat s WHERE s.campaign_id = c.id AND s.user_id IS NOT NULL ORDER BY s.position) AS held
    FROM campaign c WHERE c.id = $1`,
  row: z.object({ votes: z.array(seatSchema), held: z.array(seatSchema) }),
};

const WITHDRAW: Statement<{ seat: SeatId }> = {
  name: 'withdraw-end-vote',
  text: 'DELETE FROM end_vote WHERE campaign_id = $1 AND seat = $2 AND user_id = $3 RETURNING seat',
  row: z.object({ seat: seatSchema }),
};

/** A player's vote. */
interface Vote {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly by: UserId;
}

/**
 * Votes to end the war. Everybody may see who has. The vote that makes it more than half of the seats that somebody holds
 * ends the war, in the same transaction.
 */
export async function voteToEnd(shell: Shell, vote: Vote): Promise<Result<{ readonly isOver: boolean }, Refusal>> {
  const done = await withCampaignLock(
    shell,
    vote.campaign,
    (client) => voted(shell, client, vote),
    (answer) => {
      if (answer.ok && answer.value !== null) settle(shell, answer.value);
    },
  );
  if (!done.ok) return done;
  const isOver = done.value !== null;
  if (!isOver) await tellLobby(shell, vote.campaign);
  return ok({ isOver });
}

/** The step that ended the war; null: the vote did not decide it. */
async function voted(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, seat, by }: Vote,
): Promise<Result<Made | null, Refusal>> {
  const row = await askOne(client, STATUS, [campaign]);
  if (row === null) return failed({ code: 'no-such-campaign' });
  if (row.status === 'finished') return failed({ code: 'war-over' });
  if (row.status === 'lobby') return failed({ code: 'closed' });
  if ((await askOne(client, VOTE, [campaign, seat, by, shell.now()])) === null) return failed({ code: 'not-yours' });
  const [count] = await ask(client, COUNT, [campaign]);
  if (count === undefined || !isMajority(count.votes.length, count.held.length)) return ok(null);
  return madeByHand(shell, client, {
    campaign,
    by,
    asked: ({ now }) => ok({ type: 'end', at: now.toISOString(), ending: { by: 'vote', ...count } }),
  });
}

/** Takes a vote back. Nothing changes if there is none, or if the war is over: the votes that ended it stay. */
export async function withdrawVote(shell: Shell, { campaign, seat, by }: Vote): Promise<void> {
  await withCampaignLock(shell, campaign, async (client) => {
    const row = await askOne(client, STATUS, [campaign]);
    if (row !== null && row.status !== 'finished') await askOne(client, WITHDRAW, [campaign, seat, by]);
  });
  await tellLobby(shell, campaign);
}
