import { failed, ok, type Result, SYSTEMS } from '@sealed-orders/rules/kernel';
import { begun, chanceOf } from '@sealed-orders/rules/log';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import type pg from 'pg';
import { z } from 'zod';
import { tellLobby } from '../changes/tell-lobby.ts';
import { PACES, type Paces, pacesRow, timed } from '../clock/timed.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { derivedStep, type KnownStep } from '../log/known-step.ts';
import { coverSeats } from '../seats/cover.ts';
import type { Shell } from '../shell/shell.ts';
import { hearSeats } from '../step/by-hand.ts';
import { campaignStatusAfter } from '../step/campaign-status.ts';
import { entryOf } from '../step/entry.ts';
import { standingSeals, writeStepAndSeals } from '../step/standing-seals.ts';
import { type Choices, choicesSchema } from '../vocabulary/choices.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { broughtBy } from './ready-made.ts';
import { armySchema, missing, setupDraftSchema, setupOf } from './setup.ts';

interface StartRow extends Paces {
  readonly status: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly seedHash: string;
  readonly role: string | null;
}

const START_ROW: Statement<StartRow> = {
  name: 'start-row',
  text: `SELECT c.status, c.system, c.edition, c.setup, c.server_seed AS seed, c.seed_hash AS "seedHash", m.role, ${PACES}
    FROM campaign c LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2 WHERE c.id = $1`,
  row: z.object({
    status: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    setup: z.unknown(),
    seed: z.string(),
    seedHash: z.string(),
    role: z.string().nullable(),
    ...pacesRow,
  }),
};

const START_SEATS: Statement<{
  seat: string;
  name: string;
  choices: Choices;
  user: string | null;
  playsItself: boolean;
  army: unknown;
}> = {
  name: 'start-seats',
  text: `SELECT seat, name, choices, user_id AS user, plays_itself AS "playsItself", army
      FROM seat WHERE campaign_id = $1 ORDER BY position`,
  row: z.object({
    seat: z.string(),
    name: z.string(),
    choices: choicesSchema,
    user: z.string().nullable(),
    playsItself: z.boolean(),
    army: z.unknown(),
  }),
};

/**
 * Starts the campaign: step 0 of its log. Refused with what is missing, or with what the rules find wrong with the
 * setup.
 */
export async function start(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
): Promise<Result<{ readonly n: 0 }, Refusal>> {
  const begun = await withCampaignLock(shell, campaign, (client) => startUnderLock(shell, client, campaign, by));
  if (!begun.ok) return begun;
  shell.steps.keep(begun.value);
  await tellLobby(shell, campaign);
  shell.changes.tell({ what: 'due', campaign, n: 0 });
  await shell.changes.notify([{ what: 'due', campaign, n: 0 }]);
  await hearSeats(shell, campaign);
  return ok({ n: 0 });
}

async function startUnderLock(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  by: UserId,
): Promise<Result<KnownStep, Refusal>> {
  const row = await askOne(client, START_ROW, [campaign, by]);
  if (row === null) return failed({ code: 'no-such-campaign' });
  if (row.role !== 'owner' && row.role !== 'referee') return failed({ code: 'not-referee' });
  if (row.status !== 'lobby') return failed({ code: 'not-in-lobby' });
  const setup = await setupUnderLock(shell, client, campaign, row);
  if (!setup.ok) return failed({ code: 'rejected', rejections: setup.problem });

  const now = shell.now();
  const at = now.toISOString();
  const { system, edition } = row;
  const ruleset = shell.rulesetOf(system);
  const input = { type: 'begin', at, setup: setup.value } as const;
  const made = begun(ruleset, input, edition, chanceOf(row.seed, campaign, 0, input), row.seedHash);
  if (!made.ok) return failed({ code: 'rejected', rejections: made.problem });
  const written = await entryOf(shell, ruleset, campaign, made.value);
  if (!written.ok) throw new Error(`the start has faults: ${written.problem.join('; ')}`);
  const entry = written.value;
  const { hash, state, events, length } = entry;
  const beginning = { campaign, n: 0, opening: 0, earlyEnd: null, rewoundTo: null } as const;
  const facts = { ...beginning, system, edition, hash, at, weight: length };
  const fresh = timed(ruleset, derivedStep(ruleset, { ...facts, state, events }), 0, row);
  const campaignStatus = campaignStatusAfter(fresh, 0);
  const standing = await standingSeals(client, campaign, fresh.summary.phase);
  const opened = { entry, step: fresh, campaignStatus, now };
  const first = { ...opened, before: null, concerns: 'all', quietRound: null, duration: 0 } as const;
  await writeStepAndSeals(shell, client, first, standing);
  await coverSeats(client, campaign);
  return ok(fresh);
}

async function setupUnderLock(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  row: StartRow,
): Promise<Result<unknown, readonly AnyRejection[]>> {
  const ruleset = shell.rulesetOf(row.system);
  const draft = setupDraftSchema.parse(row.setup);
  const seats = (await ask(client, START_SEATS, [campaign])).map((seat) => ({
    ...seat,
    army: seat.army === null ? broughtBy(ruleset, draft, seat) : armySchema.parse(seat.army),
  }));
  const given = setupOf(ruleset, draft, row.edition, seats);
  const lacks = missing(ruleset, given, seats);
  return lacks.length > 0 ? failed(lacks) : ok(ruleset.schemas.setup.parse(given));
}
