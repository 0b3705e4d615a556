'use client';
import { inheritedText } from '@sealed-orders/text/pages/inherited';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** While the notice shows, the form may save the draft at any time, ms. */
const AGAIN = 5000;

/** Tells a player who took a seat over that the draft on the order sheet is their predecessor's. */
export function InheritedNotice() {
  const { head } = useCampaignPlace().open;
  const trpc = useTRPC();
  const own = head.seats.find(({ seat }) => seat === head.you);
  const isAsked = head.status === 'running' && head.draftsCount && own?.awaited === true && !own.sealed;
  const { data } = useQuery({
    ...trpc.orders.draft.queryOptions({ campaign: head.id }),
    enabled: isAsked && own.heldSince !== null,
    refetchInterval: ({ state }) => (state.data?.draft?.isInherited === true ? AGAIN : false),
  });
  const saving = useAction(trpc.orders.save, {
    done: inheritedText.kept,
    again: [trpc.orders.draft.queryKey({ campaign: head.id }), trpc.play.head.queryKey({ campaign: head.id })],
  });
  const draft = data?.draft ?? null;
  if (!isAsked || draft?.isInherited !== true || draft.opening !== head.opening) return null;
  const { opening, sheet } = draft;
  if (typeof sheet !== 'object' || sheet === null) return null;
  return (
    <Notice kind="warn" live>
      <b>{inheritedText.title}</b> {inheritedText.says}{' '}
      <Button kind="link" disabled={saving.isRunning} onClick={() => saving.run({ campaign: head.id, opening, sheet })}>
        {inheritedText.keep}
      </Button>
    </Notice>
  );
}
