import { setImmediate as nextTurn } from 'node:timers/promises';
import { commitmentOfText, type SeatId, standingNonce } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import { type KnownStep, sheetSeats } from '../log/known-step.ts';
import { noteOpened } from '../seats/misses.ts';
import { inOrder } from '../sheets/in-order.ts';
import { shownAt } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import { sheetsOf } from '../vocabulary/rulesets.ts';
import type { Made } from './made.ts';
import { noteOutcomes } from './outcomes.ts';
import { tellStep } from './tell-step.ts';
import { type Written, writeStep } from './write.ts';

/** A sheet that standing orders seal for a seat, ready to be written; `sheet` is JSON text. */
interface StandingSheet {
  readonly seat: SeatId;
  readonly sheet: string;
  readonly nonce: string;
  readonly commitment: string;
}

/** A seat whose player has a phase sealed whenever it opens, and what its nonces are derived from. */
export interface StandingSeal {
  readonly seat: SeatId;
  readonly nonce: string;
}

const STANDING: Statement<StandingSeal> = {
  name: 'standing-seals',
  text: `SELECT g.seat, g.nonce FROM standing_seal g
    JOIN seat s ON s.campaign_id = g.campaign_id AND s.seat = g.seat AND s.user_id = g.user_id
    WHERE g.campaign_id = $1 AND g.phase = $2 ORDER BY s.position`,
  row: z.object({ seat: seatSchema, nonce: z.string() }),
};

const SEAL: Statement<{ seat: SeatId }> = {
  name: 'seal-standing',
  text: `INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at, by_user)
    SELECT $1, g.seat, $2, g.sheet::jsonb, g.nonce, g.commitment, g.shown_at, NULL
    FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
      AS g (seat, sheet, nonce, commitment, shown_at)
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/** The standing seals for a phase; none of a war that is over. */
export async function standingSeals(
  client: pg.PoolClient,
  campaign: string,
  phase: string | null,
): Promise<readonly StandingSeal[]> {
  return phase === null ? [] : ask(client, STANDING, [campaign, phase]);
}

/**
 * Writes a step, the viewers who learned from it how a topic ended, and the players' news of it. If it opens a phase,
 * this also seals the phase for the seats that have standing orders for it, in the same transaction: the phase never
 * closes without these sheets, and a killed process leaves neither. Others see each of them some time later. Resolves to
 * the numbers by which viewers know the step.
 * @param standing the standing seals for the phase that is open after the step
 */
export async function writeStepAndSeals(
  shell: Shell,
  client: pg.PoolClient,
  written: Written,
  standing: readonly StandingSeal[],
): Promise<Made['numbers']> {
  const { step, concerns, now } = written;
  const sheets = concerns === 'all' ? await standingSheets(shell, step, standing) : [];
  const { openedSeats, numbers } = await writeStep(shell.rulesetOf(step.system), client, written);
  await noteOpened(client, { campaign: step.campaign, opening: step.opening - 1, seats: openedSeats, now });
  await noteOutcomes(shell, client, step);
  await tellStep(client, written);
  if (sheets.length === 0) return numbers;
  const columns = [
    sheets.map(({ seat }) => seat),
    sheets.map(({ sheet }) => sheet),
    sheets.map(({ nonce }) => nonce),
    sheets.map((sealed) => sealed.commitment),
    sheets.map((sealed) => shownAt(now, sealed.nonce)),
  ];
  await ask(client, SEAL, [step.campaign, step.opening, ...columns]);
  return numbers;
}

/** The standing sheets for the phase that the step has opened. A seat whose sheet would be refused is asked as usual. */
async function standingSheets(
  shell: Shell,
  step: KnownStep,
  standing: readonly StandingSeal[],
): Promise<readonly StandingSheet[]> {
  const { campaign, opening, system } = step;
  const asked = sheetSeats(step);
  const sheets: StandingSheet[] = [];
  for (const { seat, nonce: own } of standing) {
    if (!asked.includes(seat)) continue;
    await nextTurn();
    const fit = inOrder(shell, step, seat, sheetsOf(shell.rulesetOf(system)).standing);
    if (fit === null) continue;
    const nonce = standingNonce(own, campaign, opening, seat);
    const committed = commitmentOfText(campaign, opening, seat, nonce, fit.text);
    sheets.push({ seat, sheet: fit.text, nonce, commitment: committed });
  }
  return sheets;
}
