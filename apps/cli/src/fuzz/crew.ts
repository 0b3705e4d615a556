import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { invariant } from '@sealed-orders/rules/kernel';
import type { FuzzSystem, Limits } from './game.ts';
import { playOne, type Verdict } from './play-one.ts';

/** A worker that plays campaigns, one at a time. */
interface Player {
  play(seed: string): Promise<Verdict>;
  end(): Promise<unknown>;
}

/** This thread itself, for a few campaigns and for debugging. */
const here = (system: FuzzSystem, limits: Limits): Player => ({
  play: async (seed) => playOne(system, seed, limits),
  end: async () => undefined,
});

function thread({ name }: FuzzSystem, limits: Limits): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { name, limits } });
  return {
    play: async (seed) => {
      const answer: Promise<Verdict[]> = once(worker, 'message');
      worker.postMessage(seed);
      const [verdict] = await answer;
      invariant(verdict !== undefined, `no verdict on ${seed}`);
      return verdict;
    },
    end: () => worker.terminate(),
  };
}

/**
 * Plays campaigns on a pool of threads, each taking the next seed. Returns the verdicts in the order of the seeds,
 * whatever the number of threads: all of them, or those up to the first failure.
 */
export async function playAll(
  system: FuzzSystem,
  seeds: readonly string[],
  limits: Limits,
  threads: number,
): Promise<readonly Verdict[]> {
  const players =
    threads === 1 ? [here(system, limits)] : Array.from({ length: threads }, () => thread(system, limits));
  const verdicts: Verdict[] = [];
  let next = 0;
  let end = seeds.length;
  const work = async (player: Player): Promise<void> => {
    while (next < end) {
      const at = next++;
      const verdict = await player.play(seeds[at] ?? '');
      verdicts[at] = verdict;
      if (!verdict.ok) end = Math.min(end, at + 1);
    }
  };
  try {
    await Promise.all(players.map(work));
  } finally {
    await Promise.all(players.map((player) => player.end()));
  }
  return verdicts.slice(0, end);
}
