import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RefusalCode } from '../api/client.ts';
import {
  type Done,
  type Failure,
  type Found,
  failureOf,
  failureSentence,
  foundBy,
  isDone,
  isRefused,
  lostSentence,
  type OwnFailures,
  type Refused,
} from './outcome.ts';
import { type OwnSentences, refusalSentence } from './refusal-sentence.ts';

/** The result of an action. */
export interface Outcome<Answer> {
  readonly state: 'done' | 'refused' | Failure;
  /** The server's answer on success; null: not done, or only the refetched data showed that it was. */
  readonly value: Done<Answer> | null;
  readonly refusal: Refused<Answer> | null;
  /** What to say about it; null: nothing went wrong. */
  readonly problem: string | null;
}

type Said = string | null;

/** What follows an action. */
export interface Follow<Input, Answer> {
  /** What to say when it is done. */
  readonly done?: string | ((answer: Done<Answer>, input: Input) => Said | Promise<Said>);
  readonly onDone?: (answer: Done<Answer>, input: Input) => unknown;
  /** Replaces `onDone` if the answer was lost and `wasDone` finds that it was done after all. */
  readonly onFound?: (input: Input) => unknown;
  /** Called if it was not done, or may not have been, before anything is refetched. */
  readonly onFailed?: (input: Input) => unknown;
  /** The page's own sentences for some refusals, replacing the site's. */
  readonly refusals?: OwnSentences;
  /** What to say about a refusal whose code does not say everything; null: nothing. */
  readonly why?: (answer: Refused<Answer>) => Said | Promise<Said>;
  /** The page's own sentences for some failures, replacing the site's. */
  readonly failed?: OwnFailures;
  /** What the action changes: refetched whatever the result. */
  readonly again?: readonly QueryKey[];
  /** Refetched before the rest of `again`, which depends on it. */
  readonly first?: QueryKey;
  /** Also refetched unless the action was done: the page then shows the recorded state. */
  readonly shown?: readonly QueryKey[];
  /**
   * Decides after a lost answer, from the data of `again` and `shown`, whether it was done; null: the data does not
   * show it.
   */
  readonly wasDone?: (queries: QueryClient, input: Input) => Promise<boolean | null>;
}

interface World<Answer> {
  readonly queries: QueryClient;
  /** The session: checked after a lost answer, without waiting, and refetched when it is over. */
  readonly session: { readonly key: QueryKey; readonly ask: () => Promise<unknown> };
  /** Called with the result before anything is refetched. */
  readonly tell: (outcome: Outcome<Answer>) => void;
  readonly say: (text: string) => void;
}

/** Asks the server to do something, and handles what follows. */
export async function carryOut<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  input: Input,
  follow: Follow<Input, Answer>,
  world: World<Answer>,
): Promise<Outcome<Answer>> {
  let answer: Answer;
  try {
    answer = await ask(input);
  } catch (error) {
    return fail(failureOf(error), input, follow, world);
  }
  if (isDone(answer)) {
    const outcome = { state: 'done', value: answer, refusal: null, problem: null } as const;
    world.tell(outcome);
    const { done } = follow;
    const said = typeof done === 'function' ? await done(answer, input) : done;
    if (said) world.say(said);
    await follow.onDone?.(answer, input);
    await readAgain(world.queries, follow, []);
    return outcome;
  }
  follow.onFailed?.(input);
  const refusal = isRefused(answer) ? answer : null;
  const problem = refusal === null ? null : await whyNot(refusal, follow);
  const outcome = { state: 'refused', value: null, refusal, problem } as const;
  world.tell(outcome);
  await readAgain(world.queries, follow);
  return outcome;
}

const hasCode = (answer: object): answer is { readonly problem: { readonly code: RefusalCode } } =>
  'problem' in answer && typeof answer.problem === 'object' && answer.problem !== null && 'code' in answer.problem;

async function whyNot<Input, Answer>(refusal: Refused<Answer>, follow: Follow<Input, Answer>): Promise<Said> {
  if (follow.why !== undefined) return follow.why(refusal);
  return hasCode(refusal) ? refusalSentence(follow.refusals ?? {}, refusal.problem.code) : null;
}

async function fail<Input, Answer>(
  failure: Failure,
  input: Input,
  follow: Follow<Input, Answer>,
  world: World<Answer>,
): Promise<Outcome<Answer>> {
  const nothing = { value: null, refusal: null };
  follow.onFailed?.(input);
  if (failure === 'lost') {
    const found = await look(input, follow, world);
    const isFound = found === 'done';
    if (isFound) world.say(typeof follow.done === 'string' ? follow.done : lostSentence(found, {}));
    if (isFound) await follow.onFound?.(input);
    const problem = isFound ? null : lostSentence(found, follow.failed ?? {});
    const outcome = { ...nothing, state: isFound ? 'done' : 'lost', problem } as const;
    world.tell(outcome);
    return outcome;
  }
  const outcome = { ...nothing, state: failure, problem: failureSentence(failure, follow.failed ?? {}) };
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

type Reads = Pick<Follow<never, unknown>, 'again' | 'first' | 'shown'>;

const keysOf = ({ first, again = [] }: Reads, shown: readonly QueryKey[] = []): readonly QueryKey[] => [
  ...(first === undefined ? [] : [first]),
  ...again,
  ...shown,
];

async function readAgain(queries: QueryClient, reads: Reads, shown = reads.shown): Promise<void> {
  const { first, again } = reads;
  if (first !== undefined) await queries.invalidateQueries({ queryKey: first });
  await Promise.all(
    keysOf(again === undefined ? {} : { again }, shown).map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** Whether the page shows any of these queries, all of them freshly answered by the server. */
function isShown(queries: QueryClient, keys: readonly QueryKey[]): boolean {
  const shown = keys.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, type: 'active' }));
  return shown.length > 0 && shown.every(({ state }) => state.status === 'success');
}
