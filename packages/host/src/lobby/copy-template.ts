import { failed, PRESS_POLICIES, paceSchema, type Result, SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { ABSENCE_POLICIES } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { createCampaign } from './create.ts';

const TEMPLATE = {
  name: 'template',
  text: `SELECT c.opening, c.system, c.setup, c.press, c.drafts_count AS "draftsCount", c.open_after AS "openAfter", c.reads_sealed AS "readsSealed", c.one_screen AS "oneScreen",
      c.public AS "isPublic",
      c.pace, c.absence, c.opens_after AS "opensAfter", c.holiday_days AS "holidayDays", c.pause_days AS "pauseDays",
      EXISTS (SELECT FROM member m WHERE m.campaign_id = c.id AND m.user_id = $2 AND ${isInCharge('m')}) AS "mayCopy",
      (SELECT json_agg(json_build_object('id', s.seat, 'name', s.name) ORDER BY s.position)
        FROM seat s WHERE s.campaign_id = c.id) AS seats
    FROM campaign c WHERE c.id = $1`,
  row: z.object({
    opening: z.number(),
    system: z.enum(SYSTEMS),
    setup: z.record(z.string(), z.unknown()),
    press: z.enum(PRESS_POLICIES),
    draftsCount: z.boolean(),
    openAfter: z.number().nullable(),
    readsSealed: z.boolean(),
    oneScreen: z.boolean(),
    isPublic: z.boolean(),
    pace: paceSchema,
    absence: z.enum(ABSENCE_POLICIES),
    opensAfter: z.number(),
    holidayDays: z.number(),
    pauseDays: z.number(),
    mayCopy: z.boolean(),
    seats: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
} satisfies Statement<unknown>;

/**
 * Creates a campaign with the settings, map, clock, press policy and seats of another, but without its people, choices,
 * armies and log. It is as open as the other, but unlisted. The owner and referees of the other may, at any time: all of that was settled
 * before that war began. Everybody in it can read that it was done.
 */
export async function copyTemplate(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  name: string,
): Promise<Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>> {
  const found = await askOne(shell.db.pool, TEMPLATE, [campaign, by]);
  if (found === null) return failed({ code: 'no-such-campaign' });
  const { mayCopy, opening, ...template } = found;
  if (!mayCopy) return failed({ code: 'not-referee' });
  const deed = { campaign, by, deed: 'template', minutes: null, reason: null, opening, now: shell.now() } as const;
  return createCampaign(shell, by, { ...template, name }, (client) => noteDeed(client, deed));
}
