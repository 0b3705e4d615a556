import { useMemo, useState } from 'react';
import { refusalSentence } from '../../actions/refusal-sentence.ts';
import { useAction } from '../../actions/use-action.ts';
import { type RefusalCode, useTRPC } from '../../api/client.ts';
import { type Campaign, withSeen } from '../../campaign-data/campaign-data.ts';
import type { DryRun, DryRunning } from '../campaign-context.ts';

/** Tries the open phase. The result disappears when the phase closes. */
export function useDryRun(open: Campaign): DryRunning {
  const { head } = open;
  const trpc = useTRPC();
  const [kept, keep] = useState<(DryRun & { readonly opening: number }) | null>(null);
  const { run: ask, isRunning } = useAction(trpc.desk.dryRun, {
    onDone: ({ value }, { opening, as }) => keep({ ...value, as, opening }),
    why: ({ problem }) => sentenceOf(problem.code),
    again: [trpc.desk.log.queryKey({ campaign: head.id })],
  });
  const shown = kept?.opening === head.opening && head.viewer === 'referee' ? kept : null;
  const campaign = useMemo(() => (shown === null ? null : withSeen(open, shown.seen)), [open, shown]);
  const { id, opening } = head;
  return useMemo(
    (): DryRunning => ({
      ...{ shown, campaign, isRunning },
      run: (as) => void ask({ campaign: id, opening, as }),
      leave: () => keep(null),
    }),
    [shown, campaign, isRunning, ask, id, opening],
  );
}

/** Why there is no result. The words are loaded on demand: most readers are not referees. */
async function sentenceOf(code: RefusalCode): Promise<string> {
  const { repairsText } = await import('@sealed-orders/text/pages/repairs');
  const { refusals, refused } = repairsText.dryRun;
  return refusalSentence({ ...refusals, rejected: refused }, code);
}
