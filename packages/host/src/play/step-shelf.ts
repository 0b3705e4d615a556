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
   * other threads pack and hash the step and the database writes it there is nothing else to do for it.
   * @param made when the step has its hash; null: it is none after all, and its views are not kept
   */
  lookAhead(step: ComingStep, made: Promise<MadeStep | null>): Promise<void>;
  forget(campaign: string): void;
}

/** A step of which views can be made. */
export type ComingStep = Pick<KnownStep, 'campaign' | 'n' | 'system' | 'at' | 'state' | 'events'>;
/** What views are kept by. */
export type MadeStep = Pick<KnownStep, 'hash' | 'weight'>;

/** Characters of JSON; in memory a state takes some four times as much. */
const STATES_LIMIT = 24_000_000;
const VIEWS_LIMIT = 48_000_000;
/** Of the largest states the referee sees most, a seat a tenth; of small ones more. */
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

  const look = ({ n, at, system, state, events }: ComingStep, viewer: Viewer): Seen => {
    const ruleset = rulesetOf(system);
    return { n, at, view: ruleset.view(state, viewer), events: ruleset.report(events, viewer) };
  };

  // Views hang on the hash of their step: those of a step that is never committed are never found.
  const keyOf = ({ campaign, n }: ComingStep, { hash }: MadeStep, viewer: Viewer): string =>
    `${campaign}:${n}:${hash}:${viewerKey(viewer)}`;

  const keepSeen = (step: ComingStep, made: MadeStep, viewer: Viewer, seen: Seen): void =>
    views.put(keyOf(step, made, viewer), seen, viewer.kind === 'referee' ? made.weight : made.weight / SHARE);

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
      const known = views.get(keyOf(step, step, viewer));
      if (known !== undefined) return known;
      const seen = look(step, viewer);
      keepSeen(step, step, viewer, seen);
      return seen;
    },
    async lookAhead(step, made) {
      // What became of the step is somebody else's to say.
      const outcome = made.catch(() => null);
      for (const viewer of lookers.of(step.campaign, step.n - 1)) {
        await nextTurn();
        const seen = look(step, viewer);
        outcome.then((known) => known !== null && keepSeen(step, known, viewer, seen));
      }
    },
    forget(campaign) {
      steps.forget(`${campaign}:`);
      views.forget(`${campaign}:`);
    },
  };
}
