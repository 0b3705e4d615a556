import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from './statement.ts';

const LOCK: Statement<{ id: string }> = {
  name: 'lock',
  text: 'SELECT id FROM campaign WHERE id = $1 FOR UPDATE',
  row: z.object({ id: z.string() }),
};

/**
 * Takes the campaign's row until the end of the transaction, waiting for whoever has it; false when there is none. A
 * statement of its own: what the one that waited reads of other tables is as old as its beginning.
 */
export async function locked(client: pg.PoolClient, campaign: string): Promise<boolean> {
  return (await askOne(client, LOCK, [campaign])) !== null;
}
