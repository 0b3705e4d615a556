import type { Instant } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { placeOf } from '../telling/hook-address.ts';
import { HOOK_FORMS } from '../telling/hook-forms.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  type DeliveryLine,
  HOOK_KINDS,
  type MadeHook,
  OFF_REASONS,
} from '../telling/hook-types.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const hookRow = z.object({
  id: z.string(),
  form: z.enum(HOOK_FORMS),
  url: z.string(),
  kinds: z.array(z.enum(HOOK_KINDS)),
  madeBy: z.string().nullable(),
  createdAt: z.date(),
  offAt: z.date().nullable(),
  offBecause: z.enum(OFF_REASONS).nullable(),
});

const HOOKS: Statement<z.infer<typeof hookRow>> = {
  name: 'hooks',
  text: `SELECT h.id, h.form, h.url, h.kinds, u.display_name AS "madeBy", h.created_at AS "createdAt",
      h.off_at AS "offAt", h.off_because AS "offBecause"
    FROM hook h LEFT JOIN "user" u ON u.id = h.made_by WHERE h.campaign_id = $1 ORDER BY h.created_at, h.id`,
  row: hookRow,
};

const deliveryRow = z.object({
  hook: z.string(),
  id: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  at: z.date(),
  state: z.enum(DELIVERY_STATES),
  status: z.number().nullable(),
  tries: z.number(),
  nextTry: z.date().nullable(),
});

const DELIVERIES: Statement<z.infer<typeof deliveryRow>> = {
  name: 'hook-deliveries',
  text: `SELECT d.hook_id AS hook, d.id, d.kind, d.created_at AS at, coalesce(d.outcome, 'waiting') AS state, d.status,
      d.tries, CASE WHEN d.done_at IS NULL THEN d.send_at END AS "nextTry"
    FROM hook h CROSS JOIN LATERAL (
      SELECT * FROM hook_delivery d WHERE d.hook_id = h.id ORDER BY d.created_at DESC, d.id LIMIT 10
    ) d WHERE h.campaign_id = $1 ORDER BY d.created_at DESC, d.id`,
  row: deliveryRow,
};

/** The hooks of a campaign with their last deliveries, for users who may set them. */
export async function hooksOfCampaign({ db }: Shell, campaign: CampaignId): Promise<readonly MadeHook[]> {
  const [hooks, deliveries] = await Promise.all([
    ask(db.pool, HOOKS, [campaign]),
    ask(db.pool, DELIVERIES, [campaign]),
  ]);
  return hooks.map(({ url, offAt, offBecause, createdAt, ...hook }) => ({
    ...hook,
    place: placeOf(url),
    createdAt: createdAt.toISOString(),
    off: offAt === null || offBecause === null ? null : { at: offAt.toISOString(), because: offBecause },
    deliveries: deliveries.filter((one) => one.hook === hook.id).map(lineOf),
  }));
}

function lineOf({ hook: _, at, nextTry, ...line }: z.infer<typeof deliveryRow>): DeliveryLine {
  return { ...line, at: at.toISOString(), nextTry: instantOf(nextTry) };
}

const instantOf = (at: Date | null): Instant | null => at?.toISOString() ?? null;
