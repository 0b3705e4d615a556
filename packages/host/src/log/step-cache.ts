import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GameEvent, type Standing, SYSTEMS, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import type { RulesetOf } from '../vocabulary/rulesets.ts';
import { type KnownStep, readStep, type StoredStep } from './known-step.ts';
import { unpacked } from './packed.ts';
import { createRecentViewers } from './recent-viewers.ts';
import { Unreadable } from './unreadable.ts';

/** A cache of steps and views, so that sealing and looking touch no state. */
export interface StepCache {
  /** Step n of the campaign, from the cache or the database; null when there is none. */
  step(on: Connection, campaign: string, n: number): Promise<KnownStep | null>;
  /** The step if it is cached. */
  cached(campaign: string, n: number): KnownStep | undefined;
  /** The last step of the campaign that this process has seen, if it is cached. */
  lastCached(campaign: string): KnownStep | undefined;
  keep(step: KnownStep): void;
  /** What the viewer may know of the step. The viewer is remembered, to prepare their next view ahead of time. */
  seen(step: KnownStep, viewer: Viewer): Look;
  /** The same, without remembering the viewer. */
  look(step: KnownStep, viewer: Viewer): Look;
  /**
   * Makes the views of a new step for the viewers who looked at the phase before it, one in each turn of the event
   * loop, while other threads compress and hash the step and the database writes it.
   * @param before number of that phase
   * @param hashed resolves when the step has its hash; null: the step was not made, and its views are dropped
   */
  lookAhead(step: ComingStep, before: number, hashed: Promise<MadeStep | null>): Promise<void>;
  forget(campaign: string): void;
}

/** What a viewer sees after a step, and reads of it. */
export interface Look {
  readonly standings: readonly Standing[];
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** The part of a step that views are made from. */
export type ComingStep = Pick<KnownStep, 'campaign' | 'n' | 'system' | 'state' | 'events'>;
/** What views are cached by. */
export type MadeStep = Pick<KnownStep, 'hash' | 'weight'>;

/** Characters of JSON; in memory a state takes about four times as much. */
const STATES_LIMIT = 24_000_000;
const VIEWS_LIMIT = 48_000_000;
/** In the largest states the referee's view has most of the state, and a seat's about a tenth; in small ones more. */
const SHARE = 8;
/** How many campaigns' last step numbers are remembered. */
const CAMPAIGNS = 10_000;

interface Packed {
  readonly state: Uint8Array;
  readonly events: Uint8Array;
  readonly input: Uint8Array | null;
}

const STEP: Statement<Omit<StoredStep, keyof Packed> & Packed> = {
  name: 'step',
  text: `SELECT s.campaign_id AS campaign, s.n, c.system, c.edition, s.hash, s.at, s.opening, s.due, s.state, s.events,
      CASE WHEN s.kind = 'end' THEN s.input END AS input, s.rewound_to AS "rewoundTo"
    FROM step s JOIN campaign c ON c.id = s.campaign_id WHERE s.campaign_id = $1 AND s.n = $2`,
  row: z.object({
    campaign: z.string(),
    n: z.number(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    hash: z.string(),
    at: z.date(),
    opening: z.number(),
    due: z.date().nullable(),
    state: z.instanceof(Uint8Array),
    events: z.instanceof(Uint8Array),
    input: z.instanceof(Uint8Array).nullable(),
    rewoundTo: z.number().nullable(),
  }),
};

async function texts({ state, events, input }: Packed) {
  const all = [unpacked(state), unpacked(events), input === null ? null : unpacked(input)] as const;
  const [stateText, eventsText, inputText] = await Promise.all(all);
  return { state: stateText, events: eventsText, input: inputText };
}

/** The views of steps. */
function createLooks(rulesetOf: RulesetOf): Pick<StepCache, 'look' | 'seen' | 'lookAhead' | 'forget'> {
  const views = createCache<Look>(VIEWS_LIMIT);
  const recentViewers = createRecentViewers();

  const made = ({ campaign, n, system, state, events }: ComingStep, viewer: Viewer): Look => {
    try {
      const ruleset = rulesetOf(system);
      return {
        standings: ruleset.standings(state, viewer),
        view: ruleset.view(state, viewer),
        events: ruleset.report(events, viewer),
      };
    } catch (error) {
      throw new Unreadable(`step ${n} of ${campaign}`, error);
    }
  };

  // Views are keyed by the hash of their step, so that views of a step that was never committed are never found.
  const keyOf = ({ campaign, n }: ComingStep, { hash }: MadeStep, viewer: Viewer): string =>
    `${campaign}:${n}:${hash}:${viewerKey(viewer)}`;

  const keepLook = (step: ComingStep, as: MadeStep, viewer: Viewer, seen: Look): void =>
    views.put(keyOf(step, as, viewer), seen, viewer.kind === 'referee' ? as.weight : as.weight / SHARE);

  const look = (step: KnownStep, viewer: Viewer): Look => {
    const known = views.get(keyOf(step, step, viewer));
    if (known !== undefined) return known;
    const seen = made(step, viewer);
    keepLook(step, step, viewer, seen);
    return seen;
  };

  return {
    look,
    seen(step, viewer) {
      recentViewers.note(step.campaign, step.opening, viewer);
      return look(step, viewer);
    },
    async lookAhead(step, before, hashed) {
      // Whether the step was written is reported elsewhere.
      const outcome = hashed.catch(() => null);
      for (const viewer of recentViewers.of(step.campaign, before)) {
        await nextTurn();
        const seen = made(step, viewer);
        outcome.then((known) => known !== null && keepLook(step, known, viewer, seen));
      }
    },
    forget: (campaign) => views.forget(`${campaign}:`),
  };
}

/** An empty cache for up to 24 million characters of states, and twice as many of views. */
export function createStepCache(rulesetOf: RulesetOf): StepCache {
  const steps = createCache<KnownStep>(STATES_LIMIT);
  const last = createCache<number>(CAMPAIGNS);
  const looks = createLooks(rulesetOf);
  const loading = new Map<string, Promise<KnownStep | null>>();

  const keep = (step: KnownStep): void => {
    const { campaign, n } = step;
    steps.put(`${campaign}:${n}`, step, step.weight);
    if ((last.get(campaign) ?? -1) < n) last.put(campaign, n, 1);
  };

  const load = async (on: Connection, campaign: string, n: number): Promise<KnownStep | null> => {
    const stored = await askOne(on, STEP, [campaign, n]);
    if (stored === null) return null;
    const step = await read(stored);
    keep(step);
    return step;
  };

  const read = async (stored: z.infer<typeof STEP.row>): Promise<KnownStep> => {
    try {
      return readStep(rulesetOf(stored.system), { ...stored, ...(await texts(stored)) });
    } catch (error) {
      throw new Unreadable(`step ${stored.n} of ${stored.campaign}`, error);
    }
  };

  return {
    keep,
    cached: (campaign, n) => steps.get(`${campaign}:${n}`),
    lastCached: (campaign) => steps.get(`${campaign}:${last.get(campaign)}`),
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
    look: looks.look,
    seen: looks.seen,
    lookAhead: looks.lookAhead,
    forget(campaign) {
      last.forget(campaign);
      steps.forget(`${campaign}:`);
      looks.forget(campaign);
    },
  };
}
