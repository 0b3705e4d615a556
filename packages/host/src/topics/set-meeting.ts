import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { MeetingSet } from '../deeds/types.ts';
import type { Shell } from '../shell/shell.ts';
import { withHeld } from '../step/by-hand.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { LOCK, whyNotThen } from './meetings.ts';
import { topicsNow } from './topic.ts';

/** All other times of the topic are dropped. */
const SET: Statement<{ n: number }> = {
  name: 'set-meeting',
  text: `WITH gone AS (DELETE FROM meeting WHERE campaign_id = $1 AND topic = $2)
    INSERT INTO meeting (campaign_id, topic, n, starts_at, zone, proposed_at)
    SELECT $1, $2, (SELECT coalesce(max(m.n), 0) + 1 FROM meeting m WHERE m.campaign_id = $1 AND m.topic = $2), $3, $4, $5
    RETURNING n`,
  row: z.object({ n: z.number() }),
};

/**
 * Sets the time at which the seats of a topic meet, in place of everything that they proposed or agreed; a referee may.
 * They and the referees can read it, and why. Either side may call it off, like an agreed one.
 */
export async function setMeeting(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { topic, startsAt, zone, reason: given }: MeetingSet,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const refusal = await whyNotThen(shell, campaign, { kind: 'referee' }, startsAt);
  if (refusal !== null) return failed(refusal);
  const reason = readReason(given);
  if (!reason.ok) return reason;
  const open = await topicsNow(shell, campaign, { kind: 'referee' });
  const seats = open?.topics.find(({ id, seats }) => id === topic && seats.length > 1)?.seats ?? null;
  const set = await withHeld<{ readonly n: number }>(
    shell,
    campaign,
    by,
    async ({ client, held, before: { opening }, now }) => {
      if (!held.isReferee) return failed({ code: 'not-referee' });
      if (seats === null) return failed({ code: 'not-to-meet' });
      await askOne(client, LOCK, [campaign, topic]);
      const made = await askOne(client, SET, [campaign, topic, startsAt, zone, now]);
      if (made === null) throw new Error(`the time for ${topic} was not set`);
      const deed = { campaign, by, deed: 'meet', minutes: null, reason: reason.value, opening, now } as const;
      const facts = { of: 'meeting', at: startsAt } as const;
      await noteDeed(client, { ...deed, seats, seatsOnly: true, readers: [], facts });
      return ok({ n: made.n });
    },
  );
  if (set.ok && seats !== null) shell.changes.tellTopics(campaign, ['referee', ...seats.map((one) => `seat:${one}`)]);
  return set;
}
