import { repairsText } from '@sealed-orders/text/pages/repairs';
import { refusalSentence } from '../../actions/refusal-sentence.ts';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Eyes } from '../../campaign-data/campaign-data.ts';
import { useCampaignPlace } from '../campaign-context.ts';

const { refusals, refused } = repairsText.dryRun;

/** Tries the open phase, and shows what somebody would know of the result. */
export function useTrying(): { readonly run: (as: Eyes) => void; readonly isRunning: boolean } {
  const { open, dryRun } = useCampaignPlace();
  const { id: campaign, opening } = open.head;
  const trpc = useTRPC();
  const { run, isRunning } = useAction(trpc.desk.dryRun, {
    onDone: ({ value }, asked) => dryRun.show({ ...value, as: asked.as, opening: asked.opening }),
    why: ({ problem }) => refusalSentence({ ...refusals, rejected: refused }, problem.code),
    again: [trpc.desk.log.queryKey({ campaign })],
  });
  return { run: (as) => void run({ campaign, opening, as }), isRunning };
}
