import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';

/** The least and the greatest delay after which others see a sheet that standing orders sealed, ms. */
const LEAST = 20_000;
const MOST = 240_000;

/** How many values there are for the digits that are read of a nonce. */
const DIGITS = 8;
const VALUES = 16 ** DIGITS;

/**
 * When others see that standing orders have sealed a sheet: some time after the phase has opened, as if its player had
 * come by. The nonce decides, so that the time differs in each phase and nobody else can predict it.
 */
export function shownAt(opened: Date, nonce: string): Date {
  const share = Number.parseInt(nonce.slice(0, DIGITS), 16) / VALUES;
  return new Date(opened.getTime() + Math.floor(LEAST + share * (MOST - LEAST)));
}

/**
 * SQL: whether the sealed sheet is shown to others. Only standing orders seal for later; the clock of another process is
 * not asked about sheets that somebody sealed in person.
 * @param seal alias of the row in `sealed`
 * @param now expression for the current time
 */
export const isShown = (seal: string, now: string): string =>
  `(${seal}.by_user IS NOT NULL OR ${seal}.sealed_at <= ${now})`;

/**
 * SQL: whether seat `s` of campaign `c` has sealed a sheet for the open phase that is shown to others.
 * @param now expression for the current time
 */
export const hasShownSheet = (now: string): string =>
  `EXISTS (SELECT FROM sealed e WHERE e.campaign_id = c.id AND e.seat = s.seat AND e.opening = c.opening
        AND ${isShown('e', now)})`;

const SHOWN: Statement<{ campaign: string; opening: number }> = {
  name: 'seals-shown',
  text: `SELECT DISTINCT c.id AS campaign, c.opening FROM sealed s
    JOIN campaign c ON c.id = s.campaign_id AND c.opening = s.opening
    WHERE s.by_user IS NULL AND s.sealed_at > $1 AND s.sealed_at <= $2`,
  row: z.object({ campaign: z.string(), opening: z.number() }),
};

/**
 * Notifies pages of the sheets shown since the last call; a page that misses it learns of them with its next request.
 */
export function createShownSeals(shell: Shell): () => Promise<void> {
  let last = shell.now();
  return async () => {
    const now = shell.now();
    const rows = await ask(shell.db.pool, SHOWN, [last, now]);
    last = now;
    for (const { campaign, opening } of rows) shell.changes.tellSeals(campaign, opening);
  };
}
