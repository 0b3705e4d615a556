import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fuzzText } from '@sealed-orders/text/cli/fuzz';
import type { Run, Terminal } from '../command.ts';
import { playAll } from './crew.ts';
import type { Limits } from './game.ts';
import type { Verdict } from './play-one.ts';
import { fuzzNames, fuzzSystem } from './systems.ts';

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  turns: { type: 'string', default: '30' },
  seats: { type: 'string', default: '2-8' },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const;

/** A thread is worthwhile only for several campaigns, because it starts cold. */
const CAMPAIGNS_A_THREAD = 4;

interface Wish {
  readonly system: string;
  readonly seeds: readonly string[];
  readonly limits: Limits;
  readonly threads: number;
}

function wishOf(args: readonly string[]): Wish | string {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [system = '', count = '200', ...others] = positionals;
  if (others.length > 0) return fuzzText.usage;
  const [least, most] = values.seats.split('-').map(Number);
  const limits: Limits = { turns: Number(values.turns), seats: [least ?? 2, most ?? least ?? 2] };
  const numbers = [Number(count), Number(values.threads), limits.turns, ...limits.seats];
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) return fuzzText.wrongNumbers;
  if (limits.seats[0] > limits.seats[1]) return fuzzText.seatsUpsideDown;
  const { seed } = values;
  const seeds = seed.includes(':') ? [seed] : Array.from({ length: Number(count) }, (_, i) => `${seed}:${i}`);
  const threads = Math.min(Number(values.threads), Math.ceil(seeds.length / CAMPAIGNS_A_THREAD));
  return { system, seeds, limits, threads };
}

/**
 * `fuzz <system> <number> [--seed 1] [--turns 30] [--seats 2-8] [--threads all]`: plays that many campaigns. A seed
 * with a colon, `1:37`, is the one campaign that a failure named. 0 when all went well, 1 at the first failure.
 */
export const runFuzz: Run = async (args, { out, err }) => {
  const wish = readable(args);
  if (typeof wish === 'string') {
    err(wish);
    return 2;
  }
  const system = fuzzSystem(wish.system);
  if (system === undefined) {
    err(fuzzText.noSystem(wish.system, fuzzNames));
    return 2;
  }
  const began = performance.now();
  const verdicts = await playAll(system, wish.seeds, wish.limits, wish.threads);
  return told(wish, verdicts, (performance.now() - began) / 1000, out);
};

/** Prints the result and returns the exit code. */
function told({ system, seeds, limits }: Wish, verdicts: readonly Verdict[], seconds: number, out: Terminal['out']) {
  const sum = { steps: 0, turns: 0, events: 0 };
  for (const [i, verdict] of verdicts.entries()) {
    if (!verdict.ok) {
      const seed = seeds[i] ?? '';
      out(fuzzText.failed(seed, verdict.step, verdict.reason));
      out(fuzzText.again(system, seed, limits.turns, limits.seats));
      out(fuzzText.tally(i, 1));
      return 1;
    }
    sum.steps += verdict.played.steps;
    sum.turns += verdict.played.turns;
    sum.events += verdict.played.events;
  }
  out(fuzzText.played(sum, seconds));
  out(fuzzText.pace(verdicts.length, sum.steps, seconds));
  out(fuzzText.tally(verdicts.length, 0));
  return 0;
}

function readable(args: readonly string[]): Wish | string {
  try {
    return wishOf(args);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('. ');
    return `${why}; ${fuzzText.usage}`;
  }
}
