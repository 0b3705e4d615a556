import { setTimeout as pause } from 'node:timers/promises';
import { soakText } from '@sealed-orders/text/cli/soak';

/** How long a required event may take on a busy machine, ms. Far longer than it takes. */
const PATIENCE = 600_000;
const BETWEEN = 100;

/** A required event did not happen. */
export class Stuck extends Error {}

/**
 * Resolves once the condition holds. A check that throws counts as "not yet": the database or a process may be down.
 * @param patience how long that may take, ms
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, patience = PATIENCE): Promise<void> {
  const end = performance.now() + patience;
  let why = '';
  while (performance.now() < end) {
    try {
      if (await isSo()) return;
      why = '';
    } catch (error) {
      why = String(error);
    }
    await pause(BETWEEN);
  }
  throw new Stuck(soakText.stuck(what, patience / 1000, why));
}

/** The result of a task, as soon as it gives one. */
export async function answerOf<Value>(what: string, task: () => Promise<Value>): Promise<Value> {
  const found: Value[] = [];
  await until(what, async () => {
    found.push(await task());
    return true;
  });
  const [value] = found;
  if (value === undefined) throw new Stuck(soakText.stuck(what, 0, ''));
  return value;
}
