import { failed, type ListedForce, SYSTEMS } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import type pg from 'pg';
import { z } from 'zod';
import { isNameTakenNow } from '../access/name-taken.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { whyNotTake } from '../seat-requests/admission.ts';
import { leftSeat } from '../seats/leave.ts';
import { takenOver } from '../seats/take-over.ts';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { hearSeats } from '../step/by-hand.ts';
import { type Choices, choicesSchema } from '../vocabulary/choices.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { armyAfter } from './ready-made.ts';
import { armySchema, setupDraftSchema, setupOf } from './setup.ts';

interface LobbyRow {
  readonly status: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly setup: unknown;
  /** Whether a user may hold several seats. */
  readonly isOneScreen: boolean;
  /** The caller's role and open seat. */
  readonly role: string | null;
  readonly own: string | null;
  /** Whether the seat exists, and who holds it. */
  readonly seat: string | null;
  readonly seatName: string | null;
  readonly choices: Choices | null;
  readonly army: readonly ListedForce[] | null;
  readonly sitter: string | null;
  readonly playsItself: boolean | null;
}

/** The row of a seat that exists. */
type SeatRow = LobbyRow & { readonly seat: string; readonly seatName: string };

const LOBBY_ROW: Statement<LobbyRow> = {
  name: 'lobby-row',
  text: `SELECT c.status, c.system, c.edition, c.setup, c.one_screen AS "isOneScreen", m.role, own.seat AS own,
      s.seat, s.name AS "seatName", s.choices, s.army, s.user_id AS sitter, s.plays_itself AS "playsItself"
    FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2
    LEFT JOIN seat own ON own.campaign_id = c.id AND own.user_id = $2 AND NOT own.covered
    LEFT JOIN seat s ON s.campaign_id = c.id AND s.seat = $3
    WHERE c.id = $1`,
  row: z.object({
    status: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    setup: z.unknown(),
    isOneScreen: z.boolean(),
    role: z.string().nullable(),
    own: z.string().nullable(),
    seat: z.string().nullable(),
    seatName: z.string().nullable(),
    choices: choicesSchema.nullable(),
    army: armySchema.nullable(),
    sitter: z.string().nullable(),
    playsItself: z.boolean().nullable(),
  }),
};

/** A user's request to change a seat. */
export interface Asked {
  readonly campaign: CampaignId;
  readonly user: UserId;
  readonly seat: string;
}

/**
 * Changes a seat of a campaign that has not begun, in one transaction, and notifies the lobby's pages.
 * @param later changes it in a campaign that has begun
 */
async function changeSeat(
  shell: Shell,
  asked: Asked,
  change: (client: pg.PoolClient, row: SeatRow) => Promise<Refusal | null>,
  later: (client: pg.PoolClient) => Promise<Refusal | null> = async () => ({ code: 'not-in-lobby' }),
): Promise<Done> {
  // The lock keeps two users from taking one seat, and anybody from changing a campaign that is starting.
  const refusal = await withCampaignLock(shell, asked.campaign, async (client): Promise<Refusal | null> => {
    const row = await askOne(client, LOBBY_ROW, [asked.campaign, asked.user, asked.seat]);
    if (row === null) return { code: 'no-such-campaign' };
    const { seat, seatName } = row;
    if (seat === null || seatName === null) return { code: 'no-such-seat' };
    if (row.status !== 'lobby') return later(client);
    return change(client, { ...row, seat, seatName });
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, asked.campaign);
  await hearSeats(shell, asked.campaign);
  return done;
}

const none = z.object({ seat: z.string() });
const SIT: Statement<{ seat: string }> = {
  name: 'sit',
  text: 'UPDATE seat SET user_id = $3, covered = false WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
/** Covers the seat that the user holds, who is about to take another. */
const COVER_OWN: Statement<{ seat: string }> = {
  name: 'cover-own-seat',
  text: 'UPDATE seat SET covered = true WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
const STAND_UP: Statement<{ seat: string }> = {
  name: 'stand-up',
  text: 'UPDATE seat SET user_id = NULL, army = NULL WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
const SET_CHOICES: Statement<{ seat: string }> = {
  name: 'set-choices',
  text: 'UPDATE seat SET choices = $3::jsonb WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};
const SET_ARMY: Statement<{ seat: string }> = {
  name: 'set-army',
  text: 'UPDATE seat SET army = $3::jsonb WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: none,
};

/** What moves with a player: a seat without choices of its own takes theirs, and with them their army. */
const TAKE_ALONG: Statement<{ seat: string }> = {
  name: 'take-along',
  text: `UPDATE seat s SET choices = own.choices, army = own.army FROM seat own
    WHERE s.campaign_id = $1 AND s.seat = $2 AND s.choices = '{}' AND own.campaign_id = $1 AND own.seat = $3
    RETURNING s.seat`,
  row: none,
};
const CLEAR_CHOICES: Statement<{ seat: string }> = {
  name: 'clear-choices',
  text: `UPDATE seat SET choices = '{}' WHERE campaign_id = $1 AND seat = $2 RETURNING seat`,
  row: none,
};

/**
 * Takes a free seat, and leaves the one held so far, or covers it in a campaign on one screen, in the transaction that
 * holds the campaign's row.
 */
async function sitDown(client: pg.PoolClient, asked: Asked, row: LobbyRow): Promise<Refusal | null> {
  if (row.role === 'referee') return { code: 'is-referee' };
  if (row.own === asked.seat) return null;
  if (row.sitter !== null || row.playsItself === true) return { code: 'seat-taken' };
  if (row.own === null && (await isNameTakenNow(client, asked.campaign, asked.user))) return { code: 'name-taken' };
  if (row.own !== null && row.isOneScreen) await askOne(client, COVER_OWN, [asked.campaign, row.own]);
  else if (row.own !== null) {
    const along = await askOne(client, TAKE_ALONG, [asked.campaign, asked.seat, row.own]);
    if (along !== null) await askOne(client, CLEAR_CHOICES, [asked.campaign, row.own]);
    await askOne(client, STAND_UP, [asked.campaign, row.own]);
  }
  await askOne(client, SIT, [asked.campaign, asked.seat, asked.user]);
  return null;
}

/**
 * Takes a free seat; nothing changes if the user holds it already. A referee may not. Before the campaign begins, a
 * player who has a seat moves, or on one screen takes it in addition; in a running one it may be an opened seat.
 */
export function takeSeat(shell: Shell, asked: Asked): Promise<Done> {
  return changeSeat(
    shell,
    asked,
    async (client, row) => (row.own === null ? await whyNotTake(client, asked) : null) ?? sitDown(client, asked, row),
    async (client) => (await whyNotTake(client, asked)) ?? takenOver(client, { ...asked, now: shell.now() }),
  );
}

/**
 * Gives up the user's seat. Before the war its army leaves with them, and the owner may free any seat; in a running war
 * the seat keeps everything.
 */
export function leaveSeat(shell: Shell, asked: Asked): Promise<Done> {
  return changeSeat(
    shell,
    asked,
    async (client, row) => {
      if (row.own !== asked.seat && row.role !== 'owner') return { code: 'not-yours' };
      await askOne(client, STAND_UP, [asked.campaign, asked.seat]);
      return null;
    },
    (client) => leftSeat(client, { ...asked, now: shell.now() }),
  );
}

/** Sets the choices of a seat, in place of earlier ones; its player and the owner may. */
export function choose(shell: Shell, asked: Asked, choices: Choices): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.own !== asked.seat && row.role !== 'owner') return { code: 'not-yours' };
    const { seatEntries } = shell.rulesetOf(row.system);
    const unknown = Object.keys(choices).filter((id) => !seatEntries.some((entry) => entry.id === id));
    if (unknown.length > 0) return notUnderstood([{ code: 'unknown_choice', path: unknown }]);
    const refusal = misfit(shell, row, { choices, army: null }, Object.keys(choices));
    if (refusal !== null) return refusal;
    await askOne(client, SET_CHOICES, [asked.campaign, asked.seat, JSON.stringify(choices)]);
    const army = armyAfter(shell.rulesetOf(row.system), row, choices);
    if (army !== undefined) await askOne(client, SET_ARMY, [asked.campaign, asked.seat, JSON.stringify(army)]);
    return null;
  });
}

/** Sets the army of a seat, in games that have armies. */
export function setArmy(shell: Shell, asked: Asked, forces: readonly ListedForce[]): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.own !== asked.seat) return { code: 'not-yours' };
    const { army: entry } = shell.rulesetOf(row.system);
    if (entry === null) return { code: 'not-understood' };
    const army = armySchema.parse(forces);
    const refusal = misfit(shell, row, { choices: row.choices ?? {}, army }, [entry.id]);
    if (refusal !== null) return refusal;
    await askOne(client, SET_ARMY, [asked.campaign, asked.seat, JSON.stringify(army)]);
    return null;
  });
}

/** Gives the seat a ready-made army, as its choices and the settings allow. */
export function setReadyMade(shell: Shell, asked: Asked, id: string): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.own !== asked.seat) return { code: 'not-yours' };
    const { army: entry } = shell.rulesetOf(row.system);
    const { settings = {} } = setupDraftSchema.parse(row.setup);
    const army = entry?.readyMade(row.choices ?? {}, settings).find((one) => one.id === id);
    if (entry === null || army === undefined) return { code: 'no-such-army' };
    const refusal = misfit(shell, row, { choices: row.choices ?? {}, army: army.forces }, [entry.id]);
    if (refusal !== null) return refusal;
    await askOne(client, SET_ARMY, [asked.campaign, asked.seat, JSON.stringify(army.forces)]);
    return null;
  });
}

const PLAY_ITSELF: Statement<{ seat: string }> = {
  name: 'play-itself',
  text: `UPDATE seat SET plays_itself = $3, army = NULL WHERE campaign_id = $1 AND seat = $2 AND user_id IS NULL
    RETURNING seat`,
  row: none,
};

/** Lets the computer play a free seat, or frees it again; the owner may, in games that the computer can play. */
export function letPlay(shell: Shell, asked: Asked, playsItself: boolean): Promise<Done> {
  return changeSeat(shell, asked, async (client, row) => {
    if (row.role !== 'owner') return { code: 'not-owner' };
    if (shell.rulesetOf(row.system).practice === null) return { code: 'not-understood' };
    const changed = await askOne(client, PLAY_ITSELF, [asked.campaign, asked.seat, playsItself]);
    return changed === null ? { code: 'seat-taken' } : null;
  });
}

/** The problems that the setup's schema finds in these fields of the seat. */
function misfit(
  shell: Shell,
  row: SeatRow,
  given: { readonly choices: Choices; readonly army: readonly ListedForce[] | null },
  fields: readonly string[],
): Refusal | null {
  const seats = [{ seat: row.seat, name: row.seatName, user: null, playsItself: false, ...given }];
  const ruleset = shell.rulesetOf(row.system);
  const setup = setupOf(ruleset, setupDraftSchema.parse(row.setup), row.edition, seats);
  const parsed = ruleset.schemas.setup.safeParse(setup);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => fields.includes(String(path[2])));
  if (issues.length === 0) return null;
  const rejections = issues.map(
    ({ code, path }): AnyRejection => ({
      code: 'not-understood',
      rule: null,
      path: path.slice(2).map((part) => (typeof part === 'number' ? part : String(part))),
      facts: { fault: code },
    }),
  );
  return { code: 'not-understood', rejections };
}
