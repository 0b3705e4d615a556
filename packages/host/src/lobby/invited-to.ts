import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { IS_FREE } from '../seats/take-over.ts';
import type { Shell } from '../shell/shell.ts';
import { invitation } from './invite.ts';
import { lobby } from './lobby.ts';
import type { InvitedTo } from './types.ts';

const MADE_BY: Statement<{ by: string }> = {
  name: 'invitation-made-by',
  text: 'SELECT u.display_name AS by FROM invitation i JOIN "user" u ON u.id = i.created_by WHERE i.code = $1',
  row: z.object({ by: z.string() }),
};

const CHOICES: Statement<InvitedTo['choices'][number]> = {
  name: 'invitation-choices',
  text: `SELECT s.seat, s.name FROM invitation i JOIN seat s ON s.campaign_id = i.campaign_id
    WHERE i.code = $1 AND i.role = 'seat' AND (i.seat IS NULL OR i.seat = s.seat) AND ${IS_FREE}
    ORDER BY s.user_id IS NOT NULL, s.position`,
  row: z.object({ seat: seatSchema, name: z.string() }),
};

const RUNNING: Statement<NonNullable<InvitedTo['running']>> = {
  name: 'invitation-running',
  text: `SELECT b.round, b.phase FROM step b JOIN campaign c ON c.id = b.campaign_id
    WHERE c.id = $1 AND c.status IN ('running', 'paused') ORDER BY b.n DESC LIMIT 1`,
  row: z.object({ round: z.number(), phase: z.string() }),
};

/**
 * Who invites, on which board and by which terms: everybody who joins may know all of it. Null: there is no such link,
 * or it is closed.
 */
export async function invitedTo(shell: Shell, code: string): Promise<InvitedTo | null> {
  const found = await invitation(shell, code);
  if (found?.isOpen !== true) return null;
  const [made, choices, shown, running] = await Promise.all([
    askOne(shell.db.pool, MADE_BY, [code]),
    ask(shell.db.pool, CHOICES, [code]),
    lobby(shell, found.campaign.id, { kind: 'spectator' }),
    askOne(shell.db.pool, RUNNING, [found.campaign.id]),
  ]);
  if (made === null || shown === null) return null;
  const { system, preset, start, settings, clock, pace, draftsCount, isPublic, isListed, press, board, seats } = shown;
  const { absence, opensAfter, holidayDays, pauseDays, openAfter, readsSealed, oneScreen } = shown;
  const terms = {
    system,
    preset,
    start,
    settings,
    clock,
    pace,
    draftsCount,
    absence,
    opensAfter,
    holidayDays,
    pauseDays,
    openAfter,
    readsSealed,
    oneScreen,
    isPublic,
    isListed,
    press,
    board,
  };
  const free = seats.filter(({ user, playsItself }) => user === null && !playsItself).length;
  return { ...terms, by: made.by, seats: seats.length, free, referees: shown.referees, choices, running };
}
