import { type GameEvent, SYSTEMS, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import { unpacked } from '../log/packed.ts';
import type { Shell } from '../shell/shell.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import type { CampaignId } from '../vocabulary/types.ts';

interface TellingStep {
  readonly n: number;
  readonly system: (typeof SYSTEMS)[number];
  readonly events: Uint8Array;
}

const EVENTS: Statement<TellingStep> = {
  name: 'events-of-deeds',
  text: `SELECT s.n, c.system, s.events FROM step s JOIN campaign c ON c.id = s.campaign_id
    WHERE s.campaign_id = $1 AND s.n = ANY ($2)`,
  row: z.object({ n: z.number(), system: z.enum(SYSTEMS), events: z.instanceof(Uint8Array) }),
};

type Events = readonly GameEvent[];
/** Which of the events of a step are wanted. */
export type Picked = (ruleset: AnyRuleset, events: Events, n: number) => Events;

/** Those that say what was done by a ruling or an order. */
const whatWasDone: Picked = (ruleset, events) => ruleset.deeds(events);

/**
 * Of these steps, by their numbers: the events that are wanted, as far as the viewer may read them. None of a step that
 * this version of the game cannot read.
 */
export async function toldOf(
  shell: Shell,
  campaign: CampaignId,
  steps: readonly number[],
  viewer: Viewer,
  picked: Picked = whatWasDone,
): Promise<ReadonlyMap<number, Events>> {
  if (steps.length === 0) return new Map();
  const rows = await ask(shell.db.pool, EVENTS, [campaign, steps]);
  const told = rows.map(async ({ n, system, events }) => {
    const ruleset = shell.rulesetOf(system);
    const read = z.array(ruleset.schemas.event).safeParse(JSON.parse(await unpacked(events)));
    return [n, read.success ? ruleset.report(picked(ruleset, read.data, n), viewer) : []] as const;
  });
  return new Map(await Promise.all(told));
}
