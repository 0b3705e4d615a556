import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { seatSchema } from '../access/membership.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { tellClock } from '../clock-deeds/desk-hold.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { isDecided, stillCounts, VOTER } from '../polls/polls.ts';
import type { Matter } from '../polls/types.ts';
import type { Shell } from '../shell/shell.ts';
import { type Behind, onceCaughtUp } from '../step/by-hand.ts';
import { settleIfMade } from '../step/made.ts';
import { afterAWhile, tell } from '../telling/tell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { type CarriedOut, carriedOut, type Verdict } from './carry-out.ts';
import { POSITION, whyNot } from './may-vote.ts';

/** A player's vote. */
export interface Vote {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly by: UserId;
  readonly matter: Matter;
}

/** Empty: the whole campaign. */
const aboutOf = (matter: Matter): string => (matter.what === 'open-seat' ? matter.seat : '');

const CAST: Statement<{ seat: SeatId }> = {
  name: 'cast-vote',
  text: `INSERT INTO vote (campaign_id, matter, about, seat, user_id, opening, voted_at)
    SELECT s.campaign_id, $4, $5, s.seat, s.user_id, c.opening, $6 FROM seat s JOIN campaign c ON c.id = s.campaign_id
    WHERE s.campaign_id = $1 AND s.seat = $2 AND ${isPlayerOf('s', '$3')}
    ON CONFLICT (campaign_id, matter, about, seat) DO UPDATE SET user_id = excluded.user_id,
      opening = excluded.opening, voted_at = excluded.voted_at
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/** The player of a seat to be opened has no vote on it. */
const COUNT: Statement<{ votes: readonly SeatId[]; held: readonly SeatId[] }> = {
  name: 'count-votes',
  text: `SELECT ARRAY(SELECT v.seat FROM vote v JOIN seat s ON ${VOTER}
        WHERE v.campaign_id = c.id AND v.matter = $2 AND v.about = $3 AND ${stillCounts('$4')} ORDER BY s.position) AS votes,
      ARRAY(SELECT s.seat FROM seat s WHERE s.campaign_id = c.id AND s.user_id IS NOT NULL AND s.seat <> $3
        ORDER BY s.position) AS held
    FROM campaign c WHERE c.id = $1`,
  row: z.object({ votes: z.array(seatSchema), held: z.array(seatSchema) }),
};

const WITHDRAW: Statement<{ seat: SeatId }> = {
  name: 'withdraw-vote',
  text: `DELETE FROM vote v USING campaign c WHERE c.id = v.campaign_id AND c.status <> 'finished'
      AND v.campaign_id = $1 AND v.seat = $2 AND v.user_id = $3 AND v.matter = $4 AND v.about = $5 RETURNING v.seat`,
  row: z.object({ seat: seatSchema }),
};

/**
 * Votes on a matter. Everybody may see who has voted. The vote that makes enough of the seats that have a player
 * carries it out, in the same transaction.
 */
export async function vote(shell: Shell, given: Vote): Promise<Result<{ readonly isDecided: boolean }, Refusal>> {
  const { campaign } = given;
  const task = (client: pg.PoolClient) => voted(shell, client, given);
  const done = await onceCaughtUp(shell, campaign, task, (value) => settleIfMade(shell, value?.made ?? null));
  if (!done.ok) return done;
  if (done.value?.made !== null) await tellLobby(shell, campaign);
  if (done.value !== null && done.value.made === null) await tellClock(shell, campaign, done.value.n);
  return ok({ isDecided: done.value !== null });
}

/** Null: the vote did not decide it. */
async function voted(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, seat, by, matter }: Vote,
): Promise<Result<CarriedOut | null, Refusal> | Behind> {
  const now = shell.now();
  const about = aboutOf(matter);
  const position = await askOne(client, POSITION, [campaign, seat, by, about, now]);
  if (position === null) return failed({ code: 'no-such-campaign' });
  const refusal = await whyNot(shell, client, position, matter);
  if (refusal !== null) return failed(refusal);
  if (position.isBehind) return 'behind';
  await askOne(client, CAST, [campaign, seat, by, matter.what, about, now]);
  const count = await askOne(client, COUNT, [campaign, matter.what, about, now]);
  if (count === null) return ok(null);
  if (!isDecided(matter, count.votes.length, count.held.length)) {
    await tellOthers(client, { campaign, by, matter, about, position, now });
    return ok(null);
  }
  const verdict: Verdict = { ...count, campaign, by, matter, about, position, now };
  return carriedOut(shell, client, verdict);
}

/** The first vote on a matter in a phase is news for everybody else: they can vote too, or ask for reasons. */
const tellOthers = (
  client: pg.PoolClient,
  { campaign, by, matter, about, position, now }: Omit<Verdict, 'votes' | 'held'>,
): Promise<void> =>
  tell(client, {
    ...{ campaign, opening: position.opening, now, except: by, seats: null, sendAt: afterAWhile(now) },
    ...{ kind: 'vote', event: `${matter.what}:${about}:${position.opening}` },
  });

/** Takes a vote back. Nothing changes if there is none, or if the war is over: the votes that ended it stay. */
export async function withdrawVote(shell: Shell, { campaign, seat, by, matter }: Vote): Promise<void> {
  await withCampaignLock(shell, campaign, (client) =>
    askOne(client, WITHDRAW, [campaign, seat, by, matter.what, aboutOf(matter)]),
  );
  await tellLobby(shell, campaign);
}
