import { parseArgs } from 'node:util';
import type { Run } from '../command.ts';
import { Broken, type Limits } from './game.ts';
import { fuzzSystems } from './systems.ts';

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  turns: { type: 'string', default: '30' },
  seats: { type: 'string', default: '2-8' },
} as const;

interface Wish {
  readonly system: string;
  readonly count: number;
  readonly seed: string;
  readonly limits: Limits;
}

function wishOf(args: readonly string[]): Wish | string {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [system = '', count = '200'] = positionals;
  const [least, most] = values.seats.split('-').map(Number);
  const limits: Limits = { turns: Number(values.turns), seats: [least ?? 2, most ?? least ?? 2] };
  const numbers = [Number(count), limits.turns, ...limits.seats];
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) return 'numbers must be whole and positive';
  if (limits.seats[0] > limits.seats[1]) return 'the range of seats is upside down';
  return { system, count: Number(count), seed: values.seed, limits };
}

/**
 * `fuzz <system> <number> [--seed 1] [--turns 30] [--seats 2-8]`: plays that many campaigns. A seed with a colon,
 * `1:37`, is the campaign that a failure named. 0 when all went well, 1 at the first that did not.
 */
export const runFuzz: Run = async (args, { out, err }) => {
  const wish = readable(args);
  if (typeof wish === 'string') {
    err(wish);
    return 2;
  }
  const system = fuzzSystems.find(({ names }) => names.includes(wish.system));
  if (system === undefined) {
    err(`there is no system ${wish.system}; there is ${fuzzSystems.map(({ names }) => names[0]).join(', ')}`);
    return 2;
  }
  const began = performance.now();
  const sum = { steps: 0, turns: 0, events: 0 };
  for (let i = 0; i < wish.count; i++) {
    const seed = wish.seed.includes(':') ? wish.seed : `${wish.seed}:${i}`;
    try {
      const played = system.play(seed, wish.limits);
      sum.steps += played.steps;
      sum.turns += played.turns;
      sum.events += played.events;
    } catch (error) {
      const step = error instanceof Broken ? `step ${error.step}: ` : '';
      out(`FAILED campaign ${seed}, ${step}${error instanceof Error ? error.message : String(error)}`);
      const { turns, seats } = wish.limits;
      out(`again: npm run fuzz -- ${wish.system} 1 --seed ${seed} --turns ${turns} --seats ${seats.join('-')}`);
      out(`${i} passed, 1 failed`);
      return 1;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  out(`${sum.turns} turns, ${sum.steps} steps, ${sum.events} events in ${seconds.toFixed(1)} s`);
  out(`${(wish.count / seconds).toFixed(1)} campaigns/s, ${(sum.steps / seconds).toFixed(0)} steps/s`);
  out(`${wish.count} passed, 0 failed`);
  return 0;
};

function readable(args: readonly string[]): Wish | string {
  try {
    return wishOf(args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
