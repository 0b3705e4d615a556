import { nameLooks } from '@sealed-orders/db/names';
import type pg from 'pg';
import { z } from 'zod';
import { ask, askOne, type Connection, type Statement } from '../database/statement.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/**
 * An advisory lock for all display names: users who come into a campaign take it shared, and a user who changes their
 * name takes it alone. Take it after the lock of the campaign.
 */
const NAMES = 'hashtextextended($1, 2)';

const KEEP_NAMES: Statement<{ locked: string }> = {
  name: 'keep-names',
  text: `SELECT pg_advisory_xact_lock_shared(${NAMES})::text AS locked`,
  row: z.object({ locked: z.string() }),
};

const CHANGE_NAMES: Statement<{ locked: string }> = {
  name: 'change-names',
  text: `SELECT pg_advisory_xact_lock(${NAMES})::text AS locked`,
  row: z.object({ locked: z.string() }),
};

/** Keeps everybody's name as it is until the end of the transaction. */
const keepNames = async (client: pg.PoolClient): Promise<void> => void (await askOne(client, KEEP_NAMES, ['names']));

/** Waits until nobody comes into a campaign, and lets nobody come until the end of the transaction. */
export const changeNames = async (client: pg.PoolClient): Promise<void> =>
  void (await askOne(client, CHANGE_NAMES, ['names']));

/** SQL: everybody with a part in a campaign, as (campaign_id, user_id). */
const PEOPLE = `(SELECT campaign_id, user_id FROM member UNION SELECT campaign_id, user_id FROM seat WHERE user_id IS NOT NULL
      UNION SELECT campaign_id, user_id FROM deputy)`;

/** SQL: the names of everybody in a campaign, and those under which its former players and referees are on record. */
const NAMED = `(SELECT p.campaign_id, u.id AS user_id, u.display_name AS name FROM ${PEOPLE} p JOIN "user" u ON u.id = p.user_id
      UNION SELECT campaign_id, user_id, name FROM seat_term UNION SELECT campaign_id, user_id, name FROM referee_term)`;

const name = z.object({ name: z.string() });

const OWN: Statement<{ name: string }> = {
  name: 'own-name',
  text: 'SELECT display_name AS name FROM "user" WHERE id = $1',
  row: name,
};

const OTHERS: Statement<{ name: string }> = {
  name: 'names-of-others',
  text: `SELECT DISTINCT n.name FROM ${NAMED} n WHERE n.campaign_id = $1 AND n.user_id IS DISTINCT FROM $2`,
  row: name,
};

const OTHERS_OF_ALL: Statement<{ name: string }> = {
  name: 'names-of-others-in-all',
  text: `SELECT DISTINCT n.name FROM ${PEOPLE} own JOIN ${NAMED} n ON n.campaign_id = own.campaign_id
    WHERE own.user_id = $1 AND n.user_id IS DISTINCT FROM $1`,
  row: name,
};

const isLike = (wanted: string, others: readonly { readonly name: string }[]): boolean => {
  const looks = nameLooks(wanted);
  return others.some(({ name: other }) => nameLooks(other) === looks);
};

/** Whether somebody else in the campaign has the user's display name, or one that could be mistaken for it. */
export async function isNameTaken(on: Connection, campaign: CampaignId, user: UserId): Promise<boolean> {
  const own = await askOne(on, OWN, [user]);
  return own !== null && isLike(own.name, await ask(on, OTHERS, [campaign, user]));
}

/** The same in the transaction in which the user comes into the campaign: until its end no name changes. */
export async function isNameTakenNow(client: pg.PoolClient, campaign: CampaignId, user: UserId): Promise<boolean> {
  await keepNames(client);
  return isNameTaken(client, campaign, user);
}

/** Whether somebody else in any of the user's campaigns has this name, or one that could be mistaken for it. */
export const isNameTakenAnywhere = async (client: pg.PoolClient, user: UserId, wanted: string): Promise<boolean> =>
  isLike(wanted, await ask(client, OTHERS_OF_ALL, [user]));
