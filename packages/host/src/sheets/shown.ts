import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';

/** A sheet that standing orders sealed is shown to others after so many milliseconds at least, and at most. */
const LEAST = 20_000;
const MOST = 240_000;

/** How many values the digits of a nonce have that are read for it. */
const DIGITS = 8;
const VALUES = 16 ** DIGITS;

/**
 * When others see that standing orders have sealed a sheet: some time after the phase has opened, as if its player had
 * come by. The nonce decides, so that it is another time in each phase and nobody else can tell it in advance.
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

const SHOWN: Statement<{ campaign: string; opening: number }> = {
  name: 'seals-shown',
  text: `SELECT DISTINCT c.id AS campaign, c.opening FROM sealed s
    JOIN campaign c ON c.id = s.campaign_id AND c.opening = s.opening
    WHERE s.by_user IS NULL AND s.sealed_at > $1 AND s.sealed_at <= $2`,
  row: z.object({ campaign: z.string(), opening: z.number() }),
};

/** Tells pages of the sheets that are shown since the last call; a page that misses it learns of them when it asks next. */
export function createShownSeals(shell: Shell): () => Promise<void> {
  let last = shell.now();
  return async () => {
    const now = shell.now();
    const rows = await ask(shell.db.pool, SHOWN, [last, now]);
    last = now;
    for (const { campaign, opening } of rows) shell.changes.tellSeals(campaign, opening);
  };
}
