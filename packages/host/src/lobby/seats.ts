import { failed, ok, type Result, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { holding } from '../lock.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';
import { armySchema, setupDraftSchema, setupOf } from './setup.ts';

export type Done = Result<{ readonly done: true }, Refusal>;
const done: Done = ok({ done: true });

interface LobbyRow {
  readonly status: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly setup: unknown;
  /** The asker's role and seat. */
  readonly role: string | null;
  readonly own: string | null;
  /** Whether the seat in question exists, and who sits on it. */
  readonly seat: string | null;
  readonly seatName: string | null;
  readonly faction: string | null;
  readonly sitter: string | null;
}

const LOBBY_ROW: Statement<LobbyRow> = {
  name: 'lobby-row',
  text: `SELECT c.status, c.system, c.edition, c.setup, m.role, own.seat AS own,
      s.seat, s.name AS "seatName", nullif(s.faction, '') AS faction, s.user_id AS sitter
    FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2
    LEFT JOIN seat own ON own.campaign_id = c.id AND own.user_id = $2
    LEFT JOIN seat s ON s.campaign_id = c.id AND s.seat = $3
    WHERE c.id = $1`,
  row: z.object({
    status: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    setup: z.unknown(),
    role: z.string().nullable(),
    own: z.string().nullable(),
    seat: z.string().nullable(),
    seatName: z.string().nullable(),
    faction: z.string().nullable(),
    sitter: z.string().nullable(),
  }),
};

/** Who wants to do what with which seat. */
export interface Asked {
  readonly campaign: CampaignId;
  readonly user: UserId;
  readonly seat: string;
}

/** Changes a seat of a campaign that has not begun, in one transaction, and tells who looks at the lobby. */
async function changeSeat(
  shell: Shell,
  asked: Asked,
  change: (client: pg.PoolClient, row: LobbyRow) => Promise<Refusal | null>,
): Promise<Done> {
  // Two people are kept from one seat, and everybody from a campaign that begins.
  const refusal = await holding(shell, asked.campaign, async (client): Promise<Refusal | null> => {
    const row = await askOne(client, LOBBY_ROW, [asked.campaign, asked.user, asked.seat]);
    if (row === null) return { code: 'no-such-campaign' };
    if (row.status !== 'lobby') return { code: 'not-in-lobby' };
    if (row.seat === null) return { code: 'no-such-seat' };
    return change(client, row);
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, asked.campaign);
  return done;
}

/** Who looks at the lobby hears that it changed, in all processes. */
export async function tellLobby(shell: Shell, campaign: CampaignId): Promise<void> {
  shell.memberships.forget(campaign);
  const change = { what: 'lobby' as const, campaign, n: 0 };
  shell.changes.tell(change);
  await shell.changes.notify([change]);
}

const none = z.object({ seat: z.string() });
const SIT: Statement<{ seat: string }> = {
  name: 'sit',
  text: 'UPDATE seat SET user_id = $3 WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
const STAND_UP: Statement<{ seat: string }> = {
  name: 'stand-up',
  text: 'UPDATE seat SET user_id = NULL, army = NULL WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
const SET_FACTION: Statement<{ seat: string }> = {
  name: 'set-faction',
  text: 'UPDATE seat SET faction = $3 WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
const SET_ARMY: Statement<{ seat: string }> = {
  name: 'set-army',
  text: 'UPDATE seat SET army = $3::jsonb WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};

/** Sits down on a free seat, in the transaction that holds the campaign's row. */
async function sitDown(client: pg.PoolClient, asked: Asked, row: LobbyRow): Promise<Refusal | null> {
  if (row.role === 'referee') return { code: 'is-referee' };
  if (row.own === asked.seat) return null;
  if (row.own !== null) return { code: 'already-seated' };
  if (row.sitter !== null) return { code: 'seat-taken' };
  await askOne(client, SIT, [asked.campaign, asked.seat, asked.user]);
  return null;
}

/** Sits down on a free seat; nothing happens to who sits there already. A referee may not. */
export function takeSeat(shell: Shell, asked: Asked): Promise<Done> {
  return changeSeat(shell, asked, (client, row) => sitDown(client, asked, row));
}

/** Frees one's seat; its army goes with the player. The owner may free any. */
export function leaveSeat(shell: Shell, asked: Asked): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.own !== asked.seat && row.role !== 'owner') return { code: 'not-yours' };
    await askOne(client, STAND_UP, [asked.campaign, asked.seat]);
    return null;
  });
}

/** Says whom a seat plays: its player may, and the owner. */
export function chooseFaction(shell: Shell, asked: Asked, faction: string): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.own !== asked.seat && row.role !== 'owner') return { code: 'not-yours' };
    const refusal = misfit(shell, row, { faction, army: null }, 'faction');
    if (refusal !== null) return refusal;
    await askOne(client, SET_FACTION, [asked.campaign, asked.seat, faction]);
    return null;
  });
}

/** Gives a seat its army: detachments as the system's setup wants them. */
export function setArmy(shell: Shell, asked: Asked, detachments: unknown): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.own !== asked.seat) return { code: 'not-yours' };
    const army = armySchema.safeParse(detachments);
    if (!army.success) return { code: 'not-understood' };
    const refusal = misfit(shell, row, { faction: row.faction, army: army.data }, 'detachments');
    if (refusal !== null) return refusal;
    await askOne(client, SET_ARMY, [asked.campaign, asked.seat, JSON.stringify(army.data)]);
    return null;
  });
}

/** What the setup's schema has against this field of the seat. */
function misfit(
  shell: Shell,
  row: LobbyRow,
  given: { readonly faction: string | null; readonly army: z.infer<typeof armySchema> | null },
  field: string,
): Refusal | null {
  const seats = [{ seat: row.seat ?? '', name: row.seatName ?? '', user: null, ...given }];
  const setup = setupOf(setupDraftSchema.parse(row.setup), row.edition, seats);
  const parsed = shell.rulesetOf(row.system).schemas.setup.safeParse(setup);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => path[2] === field);
  if (issues.length === 0) return null;
  const rejections = issues.map(({ code, path }) => ({
    code: 'not-understood',
    rule: null,
    path: path.slice(2).map((part) => (typeof part === 'number' ? part : String(part))),
    facts: { fault: code },
  }));
  return { code: 'not-understood', rejections };
}
