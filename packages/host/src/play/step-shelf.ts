import { SYSTEMS, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import type { RulesetOf } from '../shell.ts';
import { askOne, type Connection, type Statement } from '../statement.ts';
import { unpacked } from '../step/packed.ts';
import type { Seen } from '../types.ts';
import { type KnownStep, readStep, type StoredStep } from './known-step.ts';

/** Steps and views kept in memory, so that sealing and looking touch no state. */
export interface StepShelf {
  /** Step n of the campaign, read when it is not at hand; null when there is none. */
  step(on: Connection, campaign: string, n: number): Promise<KnownStep | null>;
  /** The step if it is at hand. */
  atHand(campaign: string, n: number): KnownStep | undefined;
  keep(step: KnownStep): void;
  /** What the viewer may know of the step. */
  seen(step: KnownStep, viewer: Viewer): Seen;
  forget(campaign: string): void;
}

/** Characters of JSON; in memory a state takes some four times as much. */
const STATES_LIMIT = 24_000_000;
const VIEWS_LIMIT = 48_000_000;

const STEP: Statement<Omit<StoredStep, 'state'> & { readonly state: Uint8Array }> = {
  name: 'step',
  text: `SELECT s.campaign_id AS campaign, s.n, c.system, c.edition, s.hash, s.at, s.state, s.events
    FROM step s JOIN campaign c ON c.id = s.campaign_id WHERE s.campaign_id = $1 AND s.n = $2`,
  row: z.object({
    campaign: z.string(),
    n: z.number(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    hash: z.string(),
    at: z.date(),
    state: z.instanceof(Uint8Array),
    events: z.unknown(),
  }),
};

/** An empty shelf: up to 24 million characters of states, and views of twice that. */
export function createStepShelf(rulesetOf: RulesetOf): StepShelf {
  const steps = createCache<KnownStep>(STATES_LIMIT);
  const views = createCache<Seen>(VIEWS_LIMIT);
  const loading = new Map<string, Promise<KnownStep | null>>();

  const keep = (step: KnownStep): void => steps.put(`${step.campaign}:${step.n}`, step, step.weight);

  const load = async (on: Connection, campaign: string, n: number): Promise<KnownStep | null> => {
    const stored = await askOne(on, STEP, [campaign, n]);
    if (stored === null) return null;
    const state = await unpacked(stored.state);
    const step = readStep(rulesetOf(stored.system), { ...stored, state });
    keep(step);
    return step;
  };

  return {
    keep,
    atHand: (campaign, n) => steps.get(`${campaign}:${n}`),
    async step(on, campaign, n) {
      const key = `${campaign}:${n}`;
      const known = steps.get(key);
      if (known !== undefined) return known;
      const underWay = loading.get(key);
      if (underWay !== undefined) return underWay;
      const begun = load(on, campaign, n).finally(() => loading.delete(key));
      loading.set(key, begun);
      return begun;
    },
    seen(step, viewer) {
      const key = `${step.campaign}:${step.n}:${step.hash}:${viewerKey(viewer)}`;
      const known = views.get(key);
      if (known !== undefined) return known;
      const ruleset = rulesetOf(step.system);
      const seen: Seen = {
        n: step.n,
        at: step.at,
        view: ruleset.view(step.state, viewer),
        events: ruleset.report(step.events, viewer),
      };
      views.put(key, seen, step.weight);
      return seen;
    },
    forget(campaign) {
      steps.forget(`${campaign}:`);
      views.forget(`${campaign}:`);
    },
  };
}
