import type pg from 'pg';

export interface Column {
  readonly name: string;
  /** As SQL names it. */
  readonly type: string;
  /** The sequence that its default comes from. */
  readonly sequence: string | null;
}

/** The columns of a table, in its order. */
export async function columnsOf(client: pg.Client, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type,
       pg_get_serial_sequence(quote_ident($1), attname) AS sequence
     FROM pg_attribute WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
  return rows;
}

/** Values are written as text in the same way, whatever the settings of the server; and no time limit applies. */
export async function plainly(client: pg.Client): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
    SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'`);
}
