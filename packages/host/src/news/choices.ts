import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import {
  NEWS_CHANNELS,
  NEWS_KINDS,
  type NewsChannel,
  type NewsChoice,
  type NewsKind,
  USUAL_NEWS,
} from '../telling/news-types.ts';
import type { UserId } from '../vocabulary/types.ts';

const CHOSEN: Statement<NewsChoice> = {
  name: 'news-choices',
  text: 'SELECT kind, channel, is_wanted AS "isWanted" FROM news_choice WHERE user_id = $1',
  row: z.object({ kind: z.enum(NEWS_KINDS), channel: z.enum(NEWS_CHANNELS), isWanted: z.boolean() }),
};

/** The news that the user wants, by every channel. */
export async function newsChoices({ db }: Shell, user: UserId): Promise<readonly NewsChoice[]> {
  const chosen = await ask(db.pool, CHOSEN, [user]);
  const isWanted = (kind: NewsKind, channel: NewsChannel): boolean =>
    chosen.find((one) => one.kind === kind && one.channel === channel)?.isWanted ?? USUAL_NEWS[kind][channel];
  return NEWS_KINDS.flatMap((kind) =>
    NEWS_CHANNELS.map((channel) => ({ kind, channel, isWanted: isWanted(kind, channel) })),
  );
}

const CHOOSE: Statement<{ kind: string }> = {
  name: 'choose-news',
  text: `INSERT INTO news_choice (user_id, kind, channel, is_wanted) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, kind, channel) DO UPDATE SET is_wanted = excluded.is_wanted RETURNING kind`,
  row: z.object({ kind: z.string() }),
};

export async function chooseNews({ db }: Shell, user: UserId, choice: NewsChoice): Promise<void> {
  await ask(db.pool, CHOOSE, [user, choice.kind, choice.channel, choice.isWanted]);
}

/** Unsent news is dropped too. */
const STOP: Statement<{ user: string }> = {
  name: 'stop-news',
  text: `WITH reader AS (
      SELECT id FROM "user" WHERE unsubscribe_key = $1
    ), dropped AS (
      UPDATE news n SET done_at = $3, outcome = 'dropped' FROM reader r
      WHERE n.user_id = r.id AND n.channel = 'mail' AND n.done_at IS NULL AND n.campaign_id IS NOT NULL
    )
    INSERT INTO news_choice (user_id, kind, channel, is_wanted)
    SELECT r.id, k.kind, 'mail', false FROM reader r CROSS JOIN unnest($2::text[]) AS k (kind)
    ON CONFLICT (user_id, kind, channel) DO UPDATE SET is_wanted = false RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
};

/** Stops all news by mail for the user who has the key; false when there is none. */
export async function stopMail({ db, now }: Shell, key: string): Promise<boolean> {
  return (await ask(db.pool, STOP, [key, NEWS_KINDS, now()])).length > 0;
}
