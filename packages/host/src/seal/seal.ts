import { commitmentOfText, failed, NONCE_PATTERN, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { type Batcher, createBatcher } from '../caches/batcher.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { openPhases } from '../locks/campaign-lock.ts';
import { nowComplete } from '../locks/everyone.ts';
import { isOver, sheetSeats } from '../log/known-step.ts';
import { openPhase, whyClosed } from '../reading/open-phase.ts';
import { actsFor } from '../seats/acts-for.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { sheetsOf } from '../vocabulary/rulesets.ts';
import type { CampaignId, SealedSheet, Sealing, SealReceipt } from '../vocabulary/types.ts';

/** A checked sheet to be written to the database; its sheet is JSON text. */
interface Seal {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly opening: number;
  readonly sheet: string;
  readonly nonce: string;
  readonly commitment: string;
  readonly user: string;
  readonly at: Date;
}

type Written = Result<SealReceipt, Refusal>;

/**
 * Seals many sheets in one statement, each only if its phase is still open: a seal that comes while the phase is being
 * closed waits, and is then too late.
 */
const SEAL: Statement<{ campaign: string; seat: SeatId }> = {
  name: 'seal',
  text: `WITH given AS (
      SELECT * FROM ROWS FROM (
        unnest($1::uuid[], $2::text[], $3::int[], $5::text[], $6::text[], $7::uuid[], $8::timestamptz[]),
        jsonb_array_elements($4::jsonb)
      ) AS g (campaign_id, seat, opening, nonce, commitment, by_user, sealed_at, sheet)
    ), ${openPhases('$1', '$9')}
    INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at, by_user)
    SELECT g.campaign_id, g.seat, g.opening, g.sheet, g.nonce, g.commitment, g.sealed_at, g.by_user
    FROM given g
    JOIN open o ON o.id = g.campaign_id AND o.opening = g.opening
    JOIN seat s ON s.campaign_id = g.campaign_id AND s.seat = g.seat AND ${actsFor('s', 'g.by_user')}
    ORDER BY g.campaign_id, g.seat
    ON CONFLICT (campaign_id, seat, opening) DO UPDATE SET sheet = excluded.sheet, nonce = excluded.nonce,
      commitment = excluded.commitment, committed_for = NULL, sealed_at = excluded.sealed_at,
      by_user = excluded.by_user, on_behalf = NULL
    RETURNING campaign_id AS campaign, seat`,
  row: z.object({ campaign: z.string(), seat: seatSchema }),
};

/** The most sheets in one statement. */
const BATCH = 256;

const keyOf = ({ campaign, seat }: { readonly campaign: string; readonly seat: SeatId }): string =>
  `${campaign}:${seat}`;

export type SealWriter = Batcher<Seal, Written>;

/** The only writer of sealed sheets. */
export function createSealWriter(shell: Shell): SealWriter {
  return createBatcher<Seal, Written>({ key: keyOf, limit: BATCH, write: (seals) => writeSeals(shell, seals) });
}

async function writeSeals(shell: Shell, seals: readonly Seal[]): Promise<readonly Promise<Written>[]> {
  const rows = await ask(shell.db.pool, SEAL, [
    seals.map(({ campaign }) => campaign),
    seals.map(({ seat }) => seat),
    seals.map(({ opening }) => opening),
    // As one text: in a list of texts each quotation mark would be escaped here and unescaped there.
    `[${seals.map(({ sheet }) => sheet).join()}]`,
    seals.map(({ nonce }) => nonce),
    seals.map((seal) => seal.commitment),
    seals.map(({ user }) => user),
    seals.map(({ at }) => at),
    shell.now(),
  ]);
  const written = new Set(rows.map(keyOf));
  const sealed = seals.filter((seal) => written.has(keyOf(seal)));
  const campaigns = [...new Set(sealed.map(({ campaign }) => campaign))];
  // This runs after the commit, while the next sheets are being written: waiting for it here would lengthen every
  // queue.
  const complete = campaigns.length === 0 ? new Set<string>() : nowComplete(shell, campaigns);
  for (const { campaign, opening } of new Map(sealed.map((seal) => [seal.campaign, seal])).values())
    shell.changes.tellSeals(campaign, opening);
  return seals.map(async (seal): Promise<Written> => {
    if (!written.has(keyOf(seal))) return failed(await whyNot(shell, seal));
    const everyone = (await complete).has(seal.campaign);
    return ok({ commitment: seal.commitment, sealedAt: seal.at.toISOString(), everyone });
  });
}

const SITS: Statement<{ sits: boolean }> = {
  name: 'sits',
  text: `SELECT EXISTS (SELECT 1 FROM seat s WHERE s.campaign_id = $1 AND s.seat = $2 AND ${actsFor('s', '$3')}) AS sits`,
  row: z.object({ sits: z.boolean() }),
};

async function whyNot(shell: Shell, { campaign, seat, user }: Seal): Promise<Refusal> {
  const found = await askOne(shell.db.pool, SITS, [campaign, seat, user]);
  return found?.sits === true ? whyClosed(shell, campaign) : { code: 'not-yours' };
}

/**
 * Seals a seat's sheet for the open phase: parses it, checks it against what the seat knows, commits to it, and writes
 * it if the phase is still open. Sealing again replaces the sheet.
 */
export async function seal(
  shell: Shell,
  writer: SealWriter,
  campaign: CampaignId,
  seat: SeatId,
  { opening, sheet: given, nonce, userId }: Sealing,
): Promise<Written> {
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  const open = await openPhase(shell, campaign, opening);
  if (open === null) return failed(await whyClosed(shell, campaign));
  if (!sheetSeats(open).includes(seat)) return failed({ code: isOver(open) ? 'war-over' : 'not-awaited' });
  const ruleset = shell.rulesetOf(open.system);
  const read = readSheet(ruleset, given);
  if (!read.ok) return read;
  const { sheet, text } = read.value;
  const rejections = sheetsOf(ruleset).check(shell.steps.seen(open, { kind: 'seat', seat }).view, sheet);
  if (rejections.length > 0) return failed({ code: 'rejected', rejections });
  const committed = commitmentOfText(campaign, opening, seat, nonce, text);
  // Before it is written, because the last sheet wakes the scheduler.
  shell.sheets.keep({ campaign, opening, seat, commitment: committed, text });
  return writer.add({
    campaign,
    seat,
    opening,
    sheet: text,
    nonce,
    commitment: committed,
    user: userId,
    at: shell.now(),
  });
}

const SEALED: Statement<Omit<SealedSheet, 'sealedAt'> & { sealedAt: Date }> = {
  name: 'sealed',
  text: `SELECT e.opening, e.sheet, e.commitment, 
      CASE WHEN e.by_user IS NULL THEN least(c.opened_at, e.sealed_at) ELSE e.sealed_at END AS "sealedAt"
    FROM sealed e JOIN campaign c ON c.id = e.campaign_id AND c.opening = e.opening WHERE e.campaign_id = $1 AND e.seat = $2`,
  row: z.object({ opening: z.number(), sheet: z.unknown(), commitment: z.string(), sealedAt: z.date() }),
};

/** What the seat has sealed for the open phase. */
export async function sealed(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<SealedSheet | null> {
  const row = await askOne(shell.db.pool, SEALED, [campaign, seat]);
  return row === null ? null : { ...row, sealedAt: row.sealedAt.toISOString() };
}
