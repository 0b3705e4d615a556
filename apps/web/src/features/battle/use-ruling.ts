'use client';
import { useAction } from '../actions/use-action.ts';
import { type Inputs, type Outputs, useTRPC } from '../api/client.ts';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import { nonce } from '../campaign/seal/nonce.ts';

type Problem = Extract<Outputs['campaigns']['rule'], { readonly ok: false }>['problem'];

interface Afterwards {
  /** What the page then says. */
  readonly done?: string;
  readonly onDone?: (() => void) | undefined;
}

/** Sends the referee's rulings on battles. `why`: a refusal in the words of the game. */
export function useRuling(why: (problem: Problem) => string, { done, onDone }: Afterwards = {}) {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const { run, isRunning } = useAction(trpc.campaigns.rule, {
    ...(done !== undefined && { done }),
    ...(onDone !== undefined && { onDone }),
    why: ({ problem }) => why(problem),
    again: [trpc.play.head.queryKey({ campaign: head.id })],
  });
  return {
    isBusy: isRunning,
    rule: (ruling: Inputs['campaigns']['rule']['ruling'], reason: string) =>
      run({ campaign: head.id, ruling, reason, nonce: nonce() }),
  };
}
