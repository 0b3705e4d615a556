import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { askAgain } from '../api/ask-again.ts';
import type { Failure, OwnFailures } from './failure.ts';
import type { OwnSentences } from './refusal-sentence.ts';

/** A refusal among a procedure's answers, and the answer on success. */
export type Refused<Answer> = Extract<Answer, { readonly ok: false }>;
export type Done<Answer> = Exclude<Answer, { readonly ok: false }>;

const isNo = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
export const isRefused = <Answer>(answer: Answer): answer is Refused<Answer> => isNo(answer);
export const isDone = <Answer>(answer: Answer): answer is Done<Answer> => !isNo(answer);

/** The result of an action. */
export interface Outcome<Answer> {
  readonly state: 'done' | 'refused' | Failure;
  /** The server's answer on success; null: not done, or only the refetched data showed that it was. */
  readonly value: Done<Answer> | null;
  readonly refusal: Refused<Answer> | null;
  /** What to say about it; null: nothing went wrong. */
  readonly problem: string | null;
}

export type Said = string | null;

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
  readonly failed?: OwnFailures | (() => Promise<OwnFailures>);
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
  /** Whether the server does it only once for the same input: then it is asked again after a lost answer. */
  readonly isOnce?: boolean;
}

export interface World<Answer> {
  readonly queries: QueryClient;
  /** The session: checked after a lost answer, without waiting, and refetched when it is over. */
  readonly session: { readonly key: QueryKey; readonly ask: () => Promise<unknown> };
  /** Called with the result before anything is refetched. */
  readonly tell: (outcome: Outcome<Answer>) => void;
  readonly say: (text: string) => void;
}

export type Reads = Pick<Follow<never, unknown>, 'again' | 'first' | 'shown'>;

export const keysOf = ({ first, again = [] }: Reads, shown: readonly QueryKey[] = []): readonly QueryKey[] => [
  ...(first === undefined ? [] : [first]),
  ...again,
  ...shown,
];

/** Refetches what an action changes. */
export async function readAgain(queries: QueryClient, reads: Reads, shown = reads.shown): Promise<void> {
  const { first, again } = reads;
  if (first !== undefined) await askAgain(queries, first);
  await Promise.all(keysOf(again === undefined ? {} : { again }, shown).map((key) => askAgain(queries, key)));
}
