import { type MutationFunction, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type RefusalCode, useTRPC, useTRPCClient } from '../api/client.ts';
import { allLoaded } from '../browser/all-loaded.ts';
import { useToast } from '../kit/toasts.tsx';
import { carryOut, failing } from './carry-out.ts';
import type { Follow, Outcome, Refused } from './follow.ts';
import type { NoOthers, OwnSentences } from './refusal-sentence.ts';

interface Procedure<Input, Answer> {
  readonly mutationOptions: () => { readonly mutationFn?: MutationFunction<Answer, Input> };
}

/** A request made in several steps. */
export const together = <Input, Answer>(ask: (input: Input) => Promise<Answer>): Procedure<Input, Answer> => ({
  mutationOptions: () => ({ mutationFn: ask }),
});

/** A refusal that the site has no words for must be explained by the page. */
type Explained<Input, Answer> = [Refused<Answer>] extends [{ readonly problem: { readonly code: RefusalCode } }]
  ? unknown
  : Required<Pick<Follow<Input, Answer>, 'why'>>;

interface Manner<Own> {
  readonly refusals?: Own & NoOthers<Own>;
  /** The page shows `problem` where it happened; otherwise a toast says it. */
  readonly inPlace?: boolean;
  /** Whether it may run again before the last answer has arrived. */
  readonly mayOverlap?: boolean;
}

type Options<Input, Answer, Own> = Omit<Follow<Input, Answer>, 'refusals'> & Manner<Own> & Explained<Input, Answer>;

export interface Action<Input, Answer> extends Pick<Outcome<Answer>, 'value' | 'refusal' | 'problem'> {
  /**
   * Runs it, unless it is still running. A success runs until everything has been refetched, a failure until the reader
   * knows. Resolves to the result after everything has been refetched.
   */
  readonly run: (input: Input) => Promise<Outcome<Answer> | null>;
  readonly isRunning: boolean;
  readonly isSignedOut: boolean;
  /** The arguments of the last run. */
  readonly input: Input | null;
  /** Clears the result. */
  readonly reset: () => void;
}

interface State<Input, Answer> {
  readonly isRunning: boolean;
  readonly input: Input | null;
  readonly outcome: Outcome<Answer> | null;
}

const NOTHING = { value: null, refusal: null, problem: null, state: null };

/** The page of a campaign first loads what its first order needs. */
const isCampaign = (): boolean => location.pathname.startsWith('/c/');

/** One thing that a page asks the server to do: reports the result, even when the answer is lost. */
export function useAction<Input, Answer, const Own extends OwnSentences = OwnSentences>(
  procedure: Procedure<Input, Answer>,
  options: Options<Input, Answer, Own>,
): Action<Input, Answer> {
  const say = useToast();
  const world = useWorld();
  const latest = useRef({ procedure, options });
  useEffect(() => {
    latest.current = { procedure, options };
  });
  // Without a connection it could no longer be loaded.
  useEffect(() => void (isCampaign() ? allLoaded().then(failing) : failing()), []);
  const underWay = useRef(0);
  const [{ outcome, ...shown }, set] = useState<State<Input, Answer>>({ isRunning: false, input: null, outcome: null });
  const run = useCallback(
    async (input: Input) => {
      const { procedure, options } = latest.current;
      if (underWay.current > 0 && options.mayOverlap !== true) return null;
      underWay.current += 1;
      set({ isRunning: true, input, outcome: null });
      let isOver = false;
      const over = () => {
        if (!isOver) underWay.current -= 1;
        isOver = true;
        set((before) => ({ ...before, isRunning: underWay.current > 0 }));
      };
      const tell = (outcome: Outcome<Answer>) => {
        set((before) => ({ ...before, outcome }));
        if (outcome.state !== 'done') over();
        if (outcome.problem !== null && options.inPlace !== true) say(outcome.problem);
      };
      try {
        return await carryOut(asking(procedure, world.queries), input, options, { ...world, say, tell });
      } finally {
        over();
      }
    },
    [world, say],
  );
  const reset = useCallback(() => set((before) => ({ ...before, outcome: null })), []);
  const { state, ...came } = outcome ?? NOTHING;
  return { ...shown, ...came, run, reset, isSignedOut: state === 'signed-out' };
}

const asking =
  <Input, Answer>({ mutationOptions }: Procedure<Input, Answer>, client: QueryClient) =>
  async (input: Input): Promise<Answer> => {
    const { mutationFn } = mutationOptions();
    if (mutationFn === undefined) throw new Error('not a procedure that changes something');
    return mutationFn(input, { client, meta: undefined });
  };

function useWorld() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  return useMemo(() => {
    const session = { key: trpc.account.me.queryKey(), ask: () => client.account.me.query() };
    return { queries, session };
  }, [trpc, client, queries]);
}
