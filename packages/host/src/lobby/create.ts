import { randomBytes } from 'node:crypto';
import { isTaken } from '@sealed-orders/db';
import { failed, ok, type Rejection, type Result, SEAT_PATTERN, seedHash } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isZone } from '../clock/due-instant.ts';
import { notUnderstood } from '../seal/read-sheet.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';
import { type SetupDraft, setupOf } from './setup.ts';
import { slugFrom } from './slug.ts';
import type { NewCampaign } from './types.ts';

/** The rules are asked about a setup without players: their faults with these are no news yet. */
const LATER = ['faction', 'detachments'];

/**
 * A new campaign in its lobby, with its seats, owned by who makes it. Its server seed is drawn now and the seed's hash
 * is public from now on.
 */
export async function createCampaign(
  shell: Shell,
  by: UserId,
  wanted: NewCampaign,
): Promise<Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>> {
  if (await hasEnough(shell, by)) return failed({ code: 'too-many-campaigns' });
  const ruleset = shell.rulesets(wanted.system);
  if (ruleset === null) return failed(notUnderstood([{ code: 'not_played', path: ['system'] }]));
  const edition = ruleset.editions.at(-1);
  if (edition === undefined) throw new Error(`${wanted.system} has no edition`);
  const { preset, settings, clock, chart } = wanted;
  const draft = {
    preset,
    ...(settings === undefined ? {} : { settings }),
    ...(clock === undefined ? {} : { clock }),
    ...(chart === undefined ? {} : { chart }),
  };
  const issues = [...faults(ruleset.schemas.setup, draft, edition, wanted), ...zoneFaults(clock)];
  if (issues.length > 0) return failed(notUnderstood(issues));
  const hurried = tooShort(clock, shell.shortestClock);
  if (hurried !== null) return failed({ code: 'rejected', rejections: [hurried] });

  const base = slugFrom(wanted.slug ?? wanted.name);
  for (let attempt = 0; ; attempt++) {
    const slug = attempt === 0 ? base : `${base}-${randomBytes(2).toString('hex')}`;
    try {
      return ok({ id: await inserted(shell, by, wanted, { slug, edition, draft }), slug });
    } catch (error) {
      if (!isTaken(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** How many addresses are tried when others have taken them. */
const ATTEMPTS = 5;

interface Drafted {
  readonly slug: string;
  readonly edition: string;
  readonly draft: SetupDraft;
}

async function inserted(shell: Shell, by: UserId, wanted: NewCampaign, drafted: Drafted): Promise<CampaignId> {
  const seed = randomBytes(32).toString('hex');
  const { slug, edition, draft } = drafted;
  const seats = wanted.seats.map(({ id, name, faction }, position) => ({
    seat: id,
    position,
    name,
    faction: faction ?? '',
  }));
  const { id } = await shell.db.prisma.campaign.create({
    data: {
      slug,
      name: wanted.name,
      system: wanted.system,
      edition,
      public: wanted.isPublic,
      setup: JSON.parse(JSON.stringify(draft)),
      serverSeed: seed,
      seedHash: seedHash(seed),
      createdBy: by,
      seats: { create: seats },
      members: { create: { userId: by, role: 'owner' } },
    },
    select: { id: true },
  });
  return id;
}

/** Campaigns that one user may have made that are not over. */
const MOST_OPEN = 50;

const OPEN_OF: Statement<{ n: number }> = {
  name: 'open-campaigns',
  text: `SELECT count(*)::int AS n FROM campaign WHERE created_by = $1 AND status <> 'finished'`,
  row: z.object({ n: z.number() }),
};

async function hasEnough(shell: Shell, by: UserId): Promise<boolean> {
  return ((await askOne(shell.db.pool, OPEN_OF, [by]))?.n ?? 0) >= MOST_OPEN;
}

const timedSchema = z.object({ mode: z.literal('duration'), seconds: z.number() });

/** Nobody can write orders within seconds; a campaign that steps by itself would fill the log. */
function tooShort(clock: unknown, least: number): Rejection | null {
  const timed = timedSchema.safeParse(clock);
  if (!timed.success || timed.data.seconds >= least) return null;
  return { code: 'clock-too-short', rule: null, path: ['clock', 'seconds'], facts: { least } };
}

const zonedSchema = z.object({ zone: z.string() });

/** The rules name local time and know no zones: that there is none of this name would show when the first is due. */
function zoneFaults(clock: unknown): Issue[] {
  const zoned = zonedSchema.safeParse(clock);
  return !zoned.success || isZone(zoned.data.zone) ? [] : [{ code: 'unknown_zone', path: ['clock', 'zone'] }];
}

interface Issue {
  readonly code: string;
  readonly path: PropertyKey[];
}

/** What is wrong with it apart from what the players still bring. */
function faults(schema: z.ZodType, draft: { preset: string }, edition: string, wanted: NewCampaign): Issue[] {
  const ids = wanted.seats.map(({ id }) => id);
  const seats = wanted.seats.map(({ id, name, faction }) => ({
    seat: id,
    name,
    faction: faction ?? null,
    user: null,
    army: null,
  }));
  const wrongIds = ids.flatMap((id, i): Issue[] =>
    SEAT_PATTERN.test(id) && ids.indexOf(id) === i ? [] : [{ code: 'invalid_seat', path: ['seats', i, 'id'] }],
  );
  const parsed = schema.safeParse(setupOf(draft, edition, seats));
  const issues: Issue[] = parsed.success ? [] : parsed.error.issues;
  return [
    ...wrongIds,
    ...issues.filter(({ path }) => {
      const [top, index, field] = path;
      const seat = top === 'seats' && typeof index === 'number' ? wanted.seats[index] : undefined;
      return seat === undefined || seat.faction !== undefined || !LATER.includes(String(field));
    }),
  ];
}
