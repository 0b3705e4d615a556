import { type Instant, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { ask, type Connection, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { KnownStep } from './known-step.ts';

/** The viewers whom a step concerns besides the referee: everybody, or the viewers with these keys. */
export type Concerns = 'all' | readonly string[];

/** A line of a campaign's log, with the host's numbers: never sent to a browser as it is. */
export interface LogLine {
  readonly n: number;
  readonly at: Instant;
  readonly round: number | null;
  readonly phase: string | null;
  readonly hash: string;
  /** Number of the phase that is open after it. */
  readonly opening: number;
  readonly concerns: Concerns;
  /** When the next step was due after it by the rules; null: never. */
  readonly due: Instant | null;
  /** The step that it goes back to; null: it goes on from the one before. */
  readonly rewoundTo: number | null;
}

/** How `all` is written in the column, which is a list. */
export const EVERYBODY = 'all';

/** SQL: whether the step `s` concerns the viewer whose key is this expression. */
export const concernsSql = (key: string): string =>
  `(${key} = 'referee' OR s.concerns && ARRAY['${EVERYBODY}', ${key}])`;

const LINES: Statement<LogLine> = {
  name: 'log-lines',
  text: `SELECT n, at, round, phase, hash, opening, concerns, due, rewound_to AS "rewoundTo"
    FROM step WHERE campaign_id = $1 AND n > $2 ORDER BY n`,
  row: z.object({
    n: z.number(),
    at: z.date().transform((at) => at.toISOString()),
    round: z.number().nullable(),
    phase: z.string().nullable(),
    hash: z.string(),
    opening: z.number(),
    concerns: z.array(z.string()).transform((keys): Concerns => (keys.includes(EVERYBODY) ? 'all' : keys)),
    due: z
      .date()
      .nullable()
      .transform((due) => due?.toISOString() ?? null),
    rewoundTo: z.number().nullable(),
  }),
};

/** The cached lines of campaigns' logs: only new lines are read from the database. */
export interface Log {
  /** All lines up to step n at least, oldest first; in a transaction on its own connection. */
  upTo(campaign: CampaignId, n: number, on?: Connection): Promise<readonly LogLine[]>;
  /**
   * Adds the line of a step that was made in this process, if all lines before it are cached, so that it need not be
   * read.
   */
  add(step: KnownStep, concerns: Concerns): void;
}

/** How many lines are cached. */
const LINES_LIMIT = 50_000;

export function createLog(pool: pg.Pool): Log {
  const known = createCache<readonly LogLine[]>(LINES_LIMIT);
  const cached = (campaign: CampaignId): readonly LogLine[] => known.get(campaign) ?? [];
  return {
    async upTo(campaign, n, on = pool) {
      const before = cached(campaign);
      const last = before.at(-1)?.n ?? -1;
      if (last >= n) return before;
      const lines = [...before, ...(await ask(on, LINES, [campaign, last]))];
      known.put(campaign, lines, lines.length);
      return lines;
    },
    add(step, concerns) {
      const { campaign, n, at, hash, opening, deadline, rewoundTo, summary } = step;
      const before = cached(campaign);
      if ((before.at(-1)?.n ?? -1) !== n - 1) return;
      const due = deadline?.toISOString() ?? null;
      const line = { n, at, hash, opening, concerns, due, rewoundTo, ...summary };
      const lines = [...before, line];
      known.put(campaign, lines, lines.length);
    },
  };
}

/** The filtered lists, for as long as the lines exist. */
const made = new WeakMap<readonly LogLine[], Map<string, readonly LogLine[]>>();

/**
 * The lines that concern the viewer with this key. The position of a step in this list is the number by which the
 * viewer knows it, so that steps that do not concern the viewer leave no gap.
 */
export function linesFor(lines: readonly LogLine[], key: string): readonly LogLine[] {
  const lists = made.get(lines) ?? new Map<string, readonly LogLine[]>();
  made.set(lines, lists);
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = key === REFEREE ? lines : lines.filter(({ concerns }) => concerns === 'all' || concerns.includes(key));
  lists.set(key, list);
  return list;
}

const REFEREE = viewerKey({ kind: 'referee' } satisfies Viewer);
