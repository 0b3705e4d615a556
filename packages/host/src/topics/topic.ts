import type { SeatId, TopicNow, Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { isArchived } from '../reading/is-archived.ts';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** The topics that the viewer knows to be under way, and the campaign's position. Null: it has not begun. */
export async function topicsNow(
  shell: Shell,
  campaign: CampaignId,
  viewer: Viewer,
): Promise<{ readonly topics: readonly TopicNow[]; readonly round: number | null } | null> {
  const last = await lastStep(shell, campaign);
  const step = last === null ? null : await shell.steps.step(shell.db.pool, campaign, last.n);
  if (step === null) return null;
  const { view } = shell.steps.seen(step, viewer);
  return { topics: shell.rulesetOf(step.system).topics(view), round: step.summary.round };
}

/** SQL: whether an outcome `o` is still of a topic that may be written up, in round `round`: for a whole round more. */
export const isFresh = (round: string): string => `(o.round IS NULL OR ${round} IS NULL OR o.round >= ${round} - 1)`;

const OVER: Statement<{ is: boolean }> = {
  name: 'topic-to-write',
  text: `SELECT EXISTS (
      SELECT FROM topic_outcome o WHERE o.campaign_id = $1 AND o.topic = $2 AND $3 = ANY (o.seats)
        AND ${isFresh('$4::int')}
    ) AS is`,
  row: z.object({ is: z.boolean() }),
};

/**
 * The campaign's position if the seat may write up the topic: while it is under way, and until the end of the round
 * after the one in which it ended, unless the campaign is archived. Null: it may not.
 */
export async function writable(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  topic: string,
): Promise<{ readonly round: number | null } | null> {
  const now = await topicsNow(shell, campaign, { kind: 'seat', seat });
  if (now === null || (await isArchived(shell, campaign))) return null;
  const { topics, round } = now;
  if (topics.some(({ id, seats }) => id === topic && seats.includes(seat))) return { round };
  return (await askOne(shell.db.pool, OVER, [campaign, topic, seat, round]))?.is === true ? { round } : null;
}

/** SQL: whether the viewer with this key has learned how the topic ended; the referee learns everything. */
export const isTold = (topic: string, viewer: string): string => `(${viewer} = 'referee' OR EXISTS (
    SELECT FROM topic_outcome o WHERE o.campaign_id = $1 AND o.topic = ${topic} AND ${viewer} = ANY (o.viewers)
  ))`;

const READERS: Statement<{ viewers: string[] }> = {
  name: 'topic-readers',
  text: `SELECT array_agg(DISTINCT v) FILTER (WHERE v IS NOT NULL) AS viewers
    FROM topic_outcome o, unnest(o.viewers) AS v WHERE o.campaign_id = $1 AND o.topic = $2`,
  row: z.object({
    viewers: z
      .array(z.string())
      .nullable()
      .transform((keys) => keys ?? []),
  }),
};

/** Notifies the pages of everybody who may read the seat's write-up of the topic that it changed. */
export async function tellReaders(shell: Shell, campaign: CampaignId, topic: string, seat: SeatId): Promise<void> {
  const told = await askOne(shell.db.pool, READERS, [campaign, topic]);
  shell.changes.tellTopics(campaign, [...new Set([`seat:${seat}`, 'referee', ...(told?.viewers ?? [])])]);
}
