import { z } from 'zod';
import { ask, askOnly, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { LINE, type LineRow, lineRowSchema, publicLines } from './lists.ts';
import { PUBLIC_WARS_ON_PAGE, type PublicWars, type WantedWars } from './public-wars-types.ts';

const GROUP = `CASE WHEN c.status = 'finished' THEN 'over'
    WHEN c.status = 'paused' AND c.pause_reason->>'code' = 'asleep' THEN 'asleep' ELSE 'played' END`;

const THERE = `FROM campaign c WHERE c.listed AND c.archived_at IS NULL AND c.status <> 'lobby'`;

/** By nothing that changes while a war is played: a reader who turns pages sees each war once. */
const ORDER = `ORDER BY array_position(ARRAY['played', 'asleep', 'over'], ${GROUP}), c.created_at DESC, c.id`;

const PAGE: Statement<LineRow> = {
  name: 'public-wars',
  text: `${LINE} WHERE c.id IN
      (SELECT c.id ${THERE} AND ($3::text IS NULL OR ${GROUP} = $3) ${ORDER} LIMIT ${PUBLIC_WARS_ON_PAGE} OFFSET $4)
    ${ORDER}`,
  row: lineRowSchema,
};

const COUNTS: Statement<PublicWars['counts']> = {
  name: 'public-wars-counts',
  text: `SELECT (count(*) FILTER (WHERE g = 'played'))::int AS played, (count(*) FILTER (WHERE g = 'asleep'))::int AS asleep,
      (count(*) FILTER (WHERE g = 'over'))::int AS over
    FROM (SELECT ${GROUP} AS g ${THERE}) wars`,
  row: z.object({ played: z.number(), asleep: z.number(), over: z.number() }),
};

/** A page of the public wars that have begun, and how many there are of each group. */
export async function publicWars(shell: Shell, { group, page }: WantedWars): Promise<PublicWars> {
  const { pool } = shell.db;
  const values = [null, shell.now(), group, (page - 1) * PUBLIC_WARS_ON_PAGE];
  const [rows, counts] = await Promise.all([ask(pool, PAGE, values), askOnly(pool, COUNTS, [])]);
  return { wars: await publicLines(shell, rows), counts };
}
