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

/** What came of an action. */
export interface Outcome<Answer> {
  readonly state: 'done' | 'refused' | Failure;
  /** What the server answered when it was done; null: it was not, or only a look told that it was. */
  readonly value: Done<Answer> | null;
  readonly refusal: Refused<Answer> | null;
  /** What to say of it; null: there is nothing to complain about. */
  readonly problem: string | null;
}

type Said = string | null;

/** What follows an action. */
export interface Follow<Input, Answer> {
  /** What to say when it is done. */
  readonly done?: string | ((answer: Done<Answer>, input: Input) => Said | Promise<Said>);
  readonly onDone?: (answer: Done<Answer>, input: Input) => unknown;
  /** In place of `onDone`, when the answer was lost and `wasDone` tells that it was done all the same. */
  readonly onFound?: (input: Input) => unknown;
  /** Called when it was not done, or may not have been, before anything is read again. */
  readonly onFailed?: (input: Input) => unknown;
  /** What to say of some refusals in place of what the site says everywhere. */
  readonly refusals?: OwnSentences;
  /** What to say of a refusal, where its code does not tell all; null: nothing. */
  readonly why?: (answer: Refused<Answer>) => Said | Promise<Said>;
  /** What to say of some failures in place of what the site says everywhere. */
  readonly failed?: OwnFailures;
  /** What the action changes: read again whatever came of it. */
  readonly again?: readonly QueryKey[];
  /** What is read before the rest of `again`, which depends on it. */
  readonly first?: QueryKey;
  /** What is also read again unless the action was done: the page shows there what is on record. */
  readonly shown?: readonly QueryKey[];
  /** Tells after a lost answer, by what `again` and `shown` name, whether it was done; null: they do not tell. */
  readonly wasDone?: (queries: QueryClient, input: Input) => Promise<boolean | null>;
}

interface World<Answer> {
  readonly queries: QueryClient;
  /** Who is signed in: asked after a lost answer, without patience, and read again when the session is over. */
  readonly session: { readonly key: QueryKey; readonly ask: () => Promise<unknown> };
  /** Told what came of it before anything is read again. */
  readonly tell: (outcome: Outcome<Answer>) => void;
  readonly say: (text: string) => void;
}

/** Asks the server to do something, and sees to what follows. */
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
  // What `again` names stays as it is for somebody who is signed out: what they wrote may stand there.
  const { shown = [] } = follow;
  const reads = failure === 'signed-out' ? { shown: [world.session.key, ...shown] } : follow;
  await readAgain(world.queries, reads);
  return outcome;
}

/** The answer was lost: reads what the action changes, and sees whether it was done. */
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
  // Without a connection nobody waits: what is read again arrives when it is back.
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

/** Whether the page shows something of this, all of it as the server has just answered it. */
function isShown(queries: QueryClient, keys: readonly QueryKey[]): boolean {
  const shown = keys.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, type: 'active' }));
  return shown.length > 0 && shown.every(({ state }) => state.status === 'success');
}
