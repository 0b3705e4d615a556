import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Found, failureOf, failureSentence, foundBy, lostSentence } from './failure.ts';
import { type Follow, keysOf, type Outcome, readAgain, type World } from './follow.ts';

/** The answer to asking again, if the first one was lost; null: no answer that says what was done. */
export async function again<Answer>(
  error: unknown,
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer } | null> {
  if (failureOf(error) !== 'lost') return null;
  return ask().then(
    (answer) => ({ answer }),
    () => null,
  );
}

/** Handles an action that failed, or whose answer was lost. */
export async function fail<Input, Answer>(
  error: unknown,
  input: Input,
  follow: Follow<Input, Answer>,
  world: World<Answer>,
): Promise<Outcome<Answer>> {
  const failure = failureOf(error);
  const nothing = { value: null, refusal: null };
  const own = typeof follow.failed === 'function' ? await follow.failed() : (follow.failed ?? {});
  follow.onFailed?.(input);
  if (failure === 'lost') {
    const found = await look(input, follow, world);
    const isFound = found === 'done';
    if (isFound) world.say(typeof follow.done === 'string' ? follow.done : lostSentence(found, {}));
    if (isFound) await follow.onFound?.(input);
    const problem = isFound ? null : lostSentence(found, own);
    const outcome = { ...nothing, state: isFound ? 'done' : 'lost', problem } as const;
    world.tell(outcome);
    return outcome;
  }
  const outcome = { ...nothing, state: failure, problem: failureSentence(failure, own) };
  world.tell(outcome);
  // For a signed-out user the data of `again` stays: it may contain what they wrote.
  const { shown = [] } = follow;
  const reads = failure === 'signed-out' ? { shown: [world.session.key, ...shown] } : follow;
  await readAgain(world.queries, reads);
  return outcome;
}

/** The answer was lost: refetches what the action changes, and checks whether it was done. */
async function look<Input, Answer>(
  input: Input,
  follow: Follow<Input, Answer>,
  { queries, session }: World<Answer>,
): Promise<Found> {
  if (keysOf(follow, follow.shown).length === 0) return 'unknown';
  const isReached = await session.ask().then(
    () => true,
    () => false,
  );
  const read = readAgain(queries, follow);
  // Without a connection nothing waits: refetched data arrives when it is back.
  if (!isReached) return foundBy({ isReached, isShown: false, wasDone: null });
  await read;
  const wasDone = await (follow.wasDone?.(queries, input).catch(() => null) ?? null);
  return foundBy({ isReached, isShown: isShown(queries, keysOf(follow, follow.shown)), wasDone });
}

/** Whether the page shows any of these queries, all of them freshly answered by the server. */
function isShown(queries: QueryClient, keys: readonly QueryKey[]): boolean {
  const shown = keys.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, type: 'active' }));
  return shown.length > 0 && shown.every(({ state }) => state.status === 'success');
}
