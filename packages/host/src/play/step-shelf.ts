import { setImmediate as nextTurn } from 'node:timers/promises';
import { SYSTEMS, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import type { RulesetOf } from '../shell.ts';
import { askOne, type Connection, type Statement } from '../statement.ts';
import { unpacked } from '../step/packed.ts';
import type { Seen } from '../types.ts';
import { type KnownStep, readStep, type StoredStep } from './known-step.ts';
import { createLookers } from './lookers.ts';

/** Steps and views kept in memory, so that sealing and looking touch no state. */
export interface StepShelf {
  /** Step n of the campaign, read when it is not at hand; null when there is none. */
  step(on: Connection, campaign: string, n: number): Promise<KnownStep | null>;
  /** The step if it is at hand. */
  atHand(campaign: string, n: number): KnownStep | undefined;
  keep(step: KnownStep): void;
  /** What the viewer may know of the step. */
  seen(step: KnownStep, viewer: Viewer): Seen;
  /**
   * Makes the views of a new step for those who looked at the one before, a view in each turn of the event loop: while
   * the database writes the step there is nothing else to do for it.
   */
  lookAhead(step: KnownStep): Promise<void>;
  forget(campaign: string): void;
}

/** Characters of JSON; in memory a state takes some four times as much. */
const STATES_LIMIT = 24_000_000;
const VIEWS_LIMIT = 48_000_000;
/** Of the largest states the referee sees a third, a seat a twentieth; of small ones more. */
const SHARE = 8;

interface Packed {
  readonly state: Uint8Array;
  readonly events: Uint8Array;
}

const STEP: Statement<Omit<StoredStep, 'state' | 'events'> & Packed> = {
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
    events: z.instanceof(Uint8Array),
  }),
};

/** An empty shelf: up to 24 million characters of states, and views of twice that. */
export function createStepShelf(rulesetOf: RulesetOf): StepShelf {
  const steps = createCache<KnownStep>(STATES_LIMIT);
  const views = createCache<Seen>(VIEWS_LIMIT);
  const lookers = createLookers();
  const loading = new Map<string, Promise<KnownStep | null>>();

  const keep = (step: KnownStep): void => steps.put(`${step.campaign}:${step.n}`, step, step.weight);

  const load = async (on: Connection, campaign: string, n: number): Promise<KnownStep | null> => {
    const stored = await askOne(on, STEP, [campaign, n]);
    if (stored === null) return null;
    const [state, events] = await Promise.all([unpacked(stored.state), unpacked(stored.events)]);
    const step = readStep(rulesetOf(stored.system), { ...stored, state, events });
    keep(step);
    return step;
  };

  const view = (step: KnownStep, viewer: Viewer): Seen => {
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
    views.put(key, seen, viewer.kind === 'referee' ? step.weight : step.weight / SHARE);
    return seen;
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
      lookers.note(step.campaign, step.n, viewer);
      return view(step, viewer);
    },
    async lookAhead(step) {
      for (const viewer of lookers.of(step.campaign, step.n - 1)) {
        await nextTurn();
        view(step, viewer);
      }
    },
    forget(campaign) {
      steps.forget(`${campaign}:`);
      views.forget(`${campaign}:`);
    },
  };
}
