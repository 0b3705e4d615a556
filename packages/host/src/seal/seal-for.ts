import { commitmentOfText, failed, NONCE_PATTERN, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { SealingFor } from '../deeds/types.ts';
import { sheetSeats } from '../log/known-step.ts';
import { notOpen } from '../reading/not-open.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, withHeld } from '../step/by-hand.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { sheetsOf } from '../vocabulary/rulesets.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const PAPERS: Statement<{ isSealed: boolean; draft: unknown; by: string }> = {
  name: 'papers-of-seat',
  text: `SELECT u.display_name AS by,
      EXISTS (SELECT FROM sealed e WHERE e.campaign_id = $1 AND e.seat = $2 AND e.opening = $3) AS "isSealed",
      (SELECT d.sheet FROM draft d WHERE d.campaign_id = $1 AND d.seat = $2 AND d.opening = $3) AS draft
    FROM "user" u WHERE u.id = $4`,
  row: z.object({ isSealed: z.boolean(), draft: z.unknown(), by: z.string() }),
};

const SEAL_FOR: Statement<{ seat: SeatId }> = {
  name: 'seal-for',
  text: `INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at, by_user, on_behalf)
    VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9) RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/**
 * Seals for a seat that has not sealed: its own draft, the default orders, or a referee's sheet; a referee may. The
 * sheet has to be valid as far as the seat knows. The log names the referee beside the commitment, and everybody can
 * read that it was done. The player can take the sheet back while the phase is open, like one of their own.
 */
export async function sealFor(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  wanted: SealingFor,
): Promise<Result<{ readonly commitment: string }, Refusal>> {
  if (!NONCE_PATTERN.test(wanted.nonce)) return failed({ code: 'bad-nonce' });
  const reason = readReason(wanted.reason);
  if (!reason.ok) return reason;
  const made = await withHeld(shell, campaign, by, (request) =>
    sealedFor(shell, request, by, { ...wanted, reason: reason.value }),
  );
  if (made.ok) shell.changes.tellSeals(campaign, wanted.opening);
  return made;
}

async function sealedFor(
  shell: Shell,
  request: RequestedStep,
  by: UserId,
  { opening, seat, orders, nonce, reason }: SealingFor,
): Promise<Result<{ readonly commitment: string }, Refusal>> {
  const { client, held, before, now } = request;
  if (!held.isReferee) return failed({ code: 'not-referee' });
  if (!held.isOpen || before.opening !== opening) return failed(notOpen(held));
  if (!sheetSeats(before).includes(seat)) return failed({ code: 'not-awaited' });
  const papers = await askOne(client, PAPERS, [held.id, seat, opening, by]);
  if (papers === null || papers.isSealed) return failed({ code: 'sealed-already' });
  const sheet = sheetFor(shell, request, seat, (view) =>
    orders === 'draft' ? papers.draft : orders === 'least' ? sheetsOf(request.ruleset).standing(view) : orders.sheet,
  );
  if (!sheet.ok) return sheet;
  const committed = commitmentOfText(held.id, opening, seat, nonce, sheet.value.text);
  const values = [held.id, seat, opening, sheet.value.text, nonce, committed, now, by, papers.by];
  await askOne(client, SEAL_FOR, values);
  const facts = { of: 'sheet', orders: typeof orders === 'string' ? orders : 'own' } as const;
  const deed = { campaign: held.id, by, deed: 'seal-for', minutes: null, reason, opening, now, seats: [seat] } as const;
  await noteDeed(client, { ...deed, facts });
  return ok({ commitment: committed });
}

/** The sheet to seal, if the seat could seal it. */
function sheetFor(
  shell: Shell,
  { before, ruleset }: RequestedStep,
  seat: SeatId,
  made: (view: unknown) => unknown,
): Result<{ readonly sheet: unknown; readonly text: string }, Refusal> {
  const { view } = shell.steps.look(before, { kind: 'seat', seat });
  const given = made(view);
  if (given === null) return failed({ code: 'no-orders' });
  const read = readSheet(ruleset, given);
  if (!read.ok) return read;
  const rejections = sheetsOf(ruleset).check(view, read.value.sheet);
  return rejections.length > 0 ? failed({ code: 'rejected', rejections }) : read;
}
