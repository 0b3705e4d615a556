import pg from 'pg';

/** Runs a task on a connection of its own. A transaction that it leaves open is rolled back. */
export async function connected<T>(connectionString: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  // The current statement fails too and reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
