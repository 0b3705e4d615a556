import { talkText } from '@sealed-orders/text/pages/talk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

export type BoxLine = Outputs['box']['boxes']['boxes'][number];
export type BoxMessage = Outputs['box']['messages']['messages'][number];

/** The boxes that the reader may open: a player's own, a referee's all. Spectators have none, and do not ask. */
export function useBoxes() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const isReader = head.you !== null || head.viewer === 'referee';
  return useQuery({ ...trpc.box.boxes.queryOptions({ campaign: head.id }), enabled: isReader });
}

/** The messages of a seat's box, the oldest first. What is shown counts as read. */
export function useBoxMessages(seat: BoxLine['seat'], unread: number) {
  const { head } = useCampaignPlace();
  const campaign = head.id;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const asked = useInfiniteQuery(
    trpc.box.messages.infiniteQueryOptions(
      { campaign, seat },
      { getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? messages[0]?.n : undefined) },
    ),
  );
  const messages: readonly BoxMessage[] = (asked.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const { mutate: read } = useMutation(
    trpc.box.read.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: trpc.box.boxes.queryKey({ campaign }) }),
    }),
  );
  const last = messages.at(-1)?.n;
  useEffect(() => {
    if (unread > 0 && last !== undefined) read({ campaign, seat, upTo: last });
  }, [unread, last, read, campaign, seat]);
  return { asked, messages };
}

/** Sends messages into the box of a seat; `done` is called when one has arrived. */
export function useBoxSending(seat: BoxLine['seat'], done: () => void) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const sending = useMutation(
    trpc.box.send.mutationOptions({
      onSuccess: (answer) => {
        if (!answer.ok) return;
        done();
        return queries.invalidateQueries({ queryKey: trpc.box.pathKey() });
      },
    }),
  );
  const { data, isError, isPending } = sending;
  const code = data?.ok === false ? data.problem.code : null;
  const refused = code === 'archived' || code === 'too-many-messages' ? talkText.refused[code] : talkText.refused.other;
  const problem = isError || code !== null ? refused : null;
  return { send: (text: string) => sending.mutate({ campaign: head.id, seat, text }), isPending, problem };
}
