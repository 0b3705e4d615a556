import { randomBytes } from 'node:crypto';
import { commitmentOfText, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { openPhases } from '../locks/campaign-lock.ts';
import type { KnownStep } from '../log/known-step.ts';
import { isAbsent } from '../seats/on-holiday.ts';
import { isOwnDraft } from '../seats/own-draft.ts';
import { type InOrder, inOrder } from '../sheets/in-order.ts';
import type { Shell } from '../shell/shell.ts';

/**
 * Of two processes that write at the same time, the first counts: a sealed sheet is not replaced. This statement checks
 * that nobody is there, with the seat's row held: its player may just have come back, or taken a sheet back.
 */
const SEAL: Statement<{ seat: SeatId }> = {
  name: 'seal-by-itself',
  text: `WITH ${openPhases('ARRAY[$1::uuid]', '$7::timestamptz')}, unattended AS MATERIALIZED (
      SELECT s.campaign_id, s.seat, o.opening FROM open o JOIN seat s ON s.campaign_id = o.id AND s.seat = $2
        AND (s.plays_itself OR s.user_id IS NULL
          OR s.taken_back IS DISTINCT FROM o.opening AND ${isAbsent('s', '$7::timestamptz')})
      WHERE o.opening = $3 FOR SHARE OF s
    )
    INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at, by_user)
    SELECT campaign_id, seat, opening, $4::jsonb, $5, $6, $7::timestamptz, NULL FROM unattended
    ON CONFLICT (campaign_id, seat, opening) DO NOTHING RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

const NONCE_BYTES = 16;

export const randomNonce = (): string => randomBytes(NONCE_BYTES).toString('hex');

/** Seals the open phase for a seat run by the computer, from what the seat sees. False: it could not. */
export async function sealByItself(shell: Shell, step: KnownStep, seat: SeatId): Promise<boolean> {
  const fit = fitFor(shell, step, seat, true);
  if (fit === null) return false;
  await sealSheet(shell, step, seat, fit);
  return true;
}

/** The draft of a seat's own player, where the terms let drafts count. */
const DRAFT: Statement<{ sheet: unknown }> = {
  name: 'draft-of-absent',
  text: `SELECT d.sheet FROM draft d JOIN campaign c ON c.id = d.campaign_id AND c.drafts_count
    JOIN seat s ON s.campaign_id = d.campaign_id AND s.seat = d.seat AND ${isOwnDraft('d', 's')}
    WHERE d.campaign_id = $1 AND d.seat = $2 AND d.opening = $3`,
  row: z.object({ sheet: z.unknown() }),
};

/**
 * Seals the open phase for a seat without a player, or whose player is away: with its draft, if drafts count and it is
 * valid, or else as the terms say. Either way it is sealed at the same moment, and not at all where it could not be
 * without a draft, so that nobody learns whether there is one. False: it could not be sealed, or somebody is there
 * after all.
 */
export async function sealForAbsent(shell: Shell, step: KnownStep, seat: SeatId, plays: boolean): Promise<boolean> {
  const usual = fitFor(shell, step, seat, plays);
  if (usual === null) return false;
  const draft = await askOne(shell.db.pool, DRAFT, [step.campaign, seat, step.opening]);
  const drafted = draft === null ? null : inOrder(shell, step, seat, () => draft.sheet);
  return sealSheet(shell, step, seat, drafted ?? usual);
}

/** What the game plays for a seat; an invalid sheet is replaced by what an absent player would get. */
function fitFor(shell: Shell, step: KnownStep, seat: SeatId, plays: boolean): InOrder | null {
  const { practice, sheets } = shell.rulesetOf(step.system);
  if (sheets === null) return null;
  const own = practice === null || !plays ? null : inOrder(shell, step, seat, (view) => practice.sheet(view));
  return own ?? inOrder(shell, step, seat, sheets.standing);
}

/** False: it is sealed already, or somebody is there. */
async function sealSheet(shell: Shell, { campaign, opening }: KnownStep, seat: SeatId, fit: InOrder): Promise<boolean> {
  const nonce = shell.nonceFor(seat, opening);
  const committed = commitmentOfText(campaign, opening, seat, nonce, fit.text);
  const values = [campaign, seat, opening, fit.text, nonce, committed, shell.now()];
  return (await askOne(shell.db.pool, SEAL, values)) !== null;
}
