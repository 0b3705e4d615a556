import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { playOne } from './play-one.ts';
import { fuzzSystem } from './systems.ts';

/** A thread that gets seeds, plays their campaigns, and sends back the results. */
const { name, limits } = z
  .object({ name: z.string(), limits: z.object({ turns: z.number(), seats: z.tuple([z.number(), z.number()]) }) })
  .parse(workerData);
const system = fuzzSystem(name);
invariant(system !== undefined, `a thread for ${name}, which is not a system`);

parentPort?.on('message', (seed: string) => {
  parentPort?.postMessage(playOne(system, seed, limits));
});
