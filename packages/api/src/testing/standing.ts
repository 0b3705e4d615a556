import type { War } from './asks.ts';
import type { People } from './people.ts';

/** What readers change by reading, and messages that are deleted once other processes have them. */
const FLEETING = ['box_read', 'message_read', 'outbox'];

const TABLES = `SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'campaign_id' AND NOT table_name = ANY ($1) ORDER BY 1`;

/** Everything that a call could have changed in a campaign: a fingerprint of its rows in each table. */
export async function standing({ opened }: People, { campaign }: War): Promise<Readonly<Record<string, string>>> {
  const { pool } = opened.db;
  const tables = (await pool.query<{ name: string }>(TABLES, [FLEETING])).rows.map(({ name }) => name);
  const rows = [['campaign', 'id'], ...tables.map((name) => [name, 'campaign_id'])].map(
    ([name, id]) => `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS rows
      FROM "${name}" t WHERE ${id} = $1`,
  );
  const found = await pool.query<{ name: string; rows: string }>(rows.join(' UNION ALL '), [campaign]);
  return Object.fromEntries(found.rows.map((row) => [row.name, row.rows]));
}
