import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Outputs, type RefusalCode, useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import { type Campaign, type Eyes, withSeen } from '../campaign-data.ts';

type Shown = Extract<Outputs['desk']['dryRun'], { readonly ok: true }>['value'];

/** What would come of the open phase, as somebody would see it. */
export interface DryRun extends Shown {
  readonly as: Eyes;
}

export interface DryRunning {
  /** Null: the campaign is shown as it is. */
  readonly shown: DryRun | null;
  /** The campaign as it would be, to be shown in place of the campaign as it is. */
  readonly campaign: Campaign | null;
  readonly isPending: boolean;
  readonly run: (as: Eyes) => void;
  readonly leave: () => void;
}

/** Tries what would come of the open phase. What was shown is gone when the phase closes. */
export function useDryRun(open: Campaign): DryRunning {
  const { head } = open;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [kept, keep] = useState<(DryRun & { readonly opening: number }) | null>(null);
  const { mutate, isPending } = useMutation(
    trpc.desk.dryRun.mutationOptions({
      onSuccess: (answer, { opening, as }) => {
        if (answer.ok) keep({ ...answer.value, as, opening });
        else void sentenceOf(answer.problem.code).then(say);
        return queries.invalidateQueries({ queryKey: trpc.desk.log.queryKey({ campaign: head.id }) });
      },
      onError: () => void failure().then(say),
    }),
  );
  const shown = kept?.opening === head.opening && head.viewer === 'referee' ? kept : null;
  const campaign = useMemo(() => (shown === null ? null : withSeen(open, shown.seen)), [open, shown]);
  return {
    shown,
    campaign,
    isPending,
    run: (as) => mutate({ campaign: head.id, opening: head.opening, as }),
    leave: () => keep(null),
  };
}

/** Why nothing came of it. The words are loaded when they are needed: most readers are not referees. */
async function sentenceOf(code: RefusalCode): Promise<string> {
  const { repairsText } = await import('@sealed-orders/text/pages/repairs');
  const { refusals, refused } = repairsText.dryRun;
  return refusalSentence({ ...refusals, rejected: refused }, code);
}

/** What is said when no answer came. */
const failure = async (): Promise<string> =>
  (await import('@sealed-orders/text/pages/repairs')).repairsText.dryRun.failed;
