import { failed, PRESS_POLICIES, paceSchema, type Result, SYSTEMS, seedHash } from '@sealed-orders/rules/kernel';
import { type CopyInput, chanceOf, copied } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { restartShift } from '../clock/again.ts';
import { timed } from '../clock/timed.ts';
import { HOLD } from '../clock-deeds/desk-hold.ts';
import { stopClock } from '../clock-deeds/pause.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { Branching } from '../deeds/types.ts';
import { insertCampaign } from '../lobby/create.ts';
import { setupDraftSchema } from '../lobby/setup.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { lockUser } from '../locks/user-lock.ts';
import { derivedStep, isOver, type KnownStep } from '../log/known-step.ts';
import { phaseNumbered } from '../rewind/targets.ts';
import { ABSENCE_POLICIES } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import { campaignStatusAfter } from '../step/campaign-status.ts';
import { entryOf } from '../step/entry.ts';
import { standingSeals, writeStepAndSeals } from '../step/standing-seals.ts';
import { writeShift } from '../step/write.ts';
import { choicesSchema } from '../vocabulary/choices.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const ORIGINAL = {
  name: 'original',
  text: `SELECT c.system, c.edition, c.setup, c.press, c.drafts_count AS "draftsCount", c.pace, c.absence,
      c.opens_after AS "opensAfter", c.holiday_days AS "holidayDays", c.pause_days AS "pauseDays", c.reads_sealed AS "readsSealed",
      EXISTS (SELECT FROM campaign o WHERE o.id = c.copied_from AND o.status <> 'finished') AS "isEarlyCopy",
      (SELECT json_agg(json_build_object('id', s.seat, 'name', s.name, 'choices', s.choices) ORDER BY s.position)
        FROM seat s WHERE s.campaign_id = c.id) AS seats
    FROM campaign c WHERE c.id = $1`,
  row: z.object({
    system: z.enum(SYSTEMS),
    edition: z.string(),
    setup: setupDraftSchema,
    press: z.enum(PRESS_POLICIES),
    draftsCount: z.boolean(),
    pace: paceSchema,
    absence: z.enum(ABSENCE_POLICIES),
    opensAfter: z.number(),
    holidayDays: z.number(),
    pauseDays: z.number(),
    readsSealed: z.boolean(),
    isEarlyCopy: z.boolean(),
    seats: z.array(z.object({ id: z.string(), name: z.string(), choices: choicesSchema })),
  }),
} satisfies Statement<unknown>;
type Original = z.infer<typeof ORIGINAL.row>;

const COPIED_FROM: Statement<{ id: string }> = {
  name: 'copied-from',
  text: 'UPDATE campaign SET copied_from = $2 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

type Made = Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>;

/**
 * Copies a war as it was when a phase opened (docs/adr/0012-a-copy-begins-with-a-state.md); a referee may. Each seat
 * knows what it knew there, and is free. The dice differ: the copy has its own seed. It is not public, and is paused
 * until its owner resumes it. Everybody in the original can read that it was made.
 */
export async function branch(shell: Shell, campaign: CampaignId, by: UserId, wanted: Branching): Promise<Made> {
  const read = readReason(wanted.reason);
  if (!read.ok) return read;
  const made = await withCampaignLock(shell, campaign, async (client): Promise<Made> => {
    const now = shell.now();
    const held = await askOne(client, HOLD, [campaign, by, now]);
    if (held === null || held.status === 'lobby') return failed({ code: 'no-such-campaign' });
    if (!held.isReferee) return failed({ code: 'not-referee' });
    const step = await openingStep(shell, client, { campaign, last: held.n, opening: wanted.opening });
    const original = await askOne(client, ORIGINAL, [campaign]);
    if (step === null || original === null) return failed({ code: 'no-such-phase' });
    if (original.isEarlyCopy) return failed({ code: 'early-copy' });
    const copy = await begun(shell, client, { by, original, step, name: wanted.name, now });
    if (!copy.ok) return copy;
    const note = {
      campaign,
      by,
      deed: 'branch',
      minutes: null,
      reason: read.value,
      opening: held.opening,
      now,
      facts: { of: 'phase', ...step.summary },
    } as const;
    await noteDeed(client, note);
    return copy;
  });
  if (made.ok) await shell.changes.notify([{ what: 'lobby', campaign, n: 0 }]);
  return made;
}

interface Wanted {
  readonly campaign: CampaignId;
  readonly last: number;
  readonly opening: number;
}

/** The step that opened a phase, if it still stands and the war was not over then. */
async function openingStep(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, last, opening }: Wanted,
): Promise<KnownStep | null> {
  const phase = phaseNumbered(await shell.log.upTo(campaign, last, client), opening);
  const step = phase === null ? null : await shell.steps.step(client, campaign, phase.opened.n);
  return step === null || isOver(step) ? null : step;
}

interface Copying {
  readonly by: UserId;
  readonly original: Original;
  readonly step: KnownStep;
  readonly name: string;
  readonly now: Date;
}

/** The copy with its first step, paused. */
async function begun(shell: Shell, client: pg.PoolClient, copying: Copying): Promise<Made> {
  const { by, original, step, name, now } = copying;
  const { edition, setup: draft } = original;
  const identity = shell.identity();
  await lockUser(client, by);
  const made = await insertCampaign(client, by, { ...original, name, isPublic: false }, { edition, draft, identity });
  if (!made.ok) return made;
  const { id } = made.value;
  await askOne(client, COPIED_FROM, [id, step.campaign]);
  await writeFirst(shell, client, { ...copying, id, seed: identity.seed });
  // Its times are those of the original.
  await stopClock(client, { campaign: id, now, ends: null, by, since: new Date(step.at) });
  return made;
}

async function writeFirst(
  shell: Shell,
  client: pg.PoolClient,
  { id, seed, original, step, now }: Copying & { readonly id: CampaignId; readonly seed: string },
): Promise<void> {
  const { system, edition, pace } = original;
  const ruleset = shell.rulesetOf(system);
  const at = now.toISOString();
  const of = { campaign: step.campaign, n: step.n, hash: step.hash };
  const input: CopyInput = { type: 'copy', at, of, state: step.state };
  const entry = await entryOf(shell, ruleset, id, copied(ruleset, input, chanceOf(seed, id, 0, input), seedHash(seed)));
  if (!entry.ok) throw new Error(`the copied state has faults: ${entry.problem.join('; ')}`);
  const { hash, state, events, length: weight } = entry.value;
  const facts = { campaign: id, n: 0, opening: 0, system, edition, hash, at, earlyEnd: null, rewoundTo: null, weight };
  const first = timed(ruleset, derivedStep(ruleset, { ...facts, state, events }), 0, { pace, nextPace: null });
  // The rules count from the opening of the original's phase.
  const shift = restartShift(ruleset, first, pace, now);
  const campaignStatus = campaignStatusAfter(first, shift);
  const written = { before: null, entry: entry.value, step: first, concerns: 'all', campaignStatus, now } as const;
  const standing = await standingSeals(client, id, first.summary.phase);
  await writeStepAndSeals(shell, client, { ...written, quietRound: null, duration: 0 }, standing);
  await writeShift(client, id, shift);
}
