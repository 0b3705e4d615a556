import type { SeatId } from '@sealed-orders/rules/kernel';
import { talkText } from '@sealed-orders/text/pages/talk';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

export type Message = Outputs['talk']['messages']['messages'][number];

/** The messages of a conversation, the oldest first. What is shown counts as read. */
export function useMessages(others: readonly SeatId[], unread: number) {
  const { head } = useCampaignPlace();
  const campaign = head.id;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const asked = useInfiniteQuery(
    trpc.talk.messages.infiniteQueryOptions(
      { campaign, with: others },
      { getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? messages[0]?.n : undefined) },
    ),
  );
  const messages: readonly Message[] = (asked.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const { mutate: read } = useMutation(
    trpc.talk.read.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: trpc.talk.conversations.queryKey({ campaign }) }),
    }),
  );
  const last = messages.at(-1)?.n;
  useEffect(() => {
    if (unread > 0 && last !== undefined) read({ campaign, with: others, upTo: last });
  }, [unread, last, read, campaign, others]);
  return { asked, messages };
}

type Refused = Extract<Outputs['talk']['send'], { readonly ok: false }>['problem']['code'];

const refusal = (code: Refused): string =>
  code === 'archived' || code === 'too-many-messages' || code === 'may-not-write'
    ? talkText.refused[code]
    : talkText.refused.other;

/** Sends messages to one or more seats; `done` is called when one has arrived. */
export function useSending(others: readonly SeatId[], done: () => void) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const sending = useMutation(
    trpc.talk.send.mutationOptions({
      onSuccess: (answer) => {
        if (!answer.ok) return;
        done();
        return queries.invalidateQueries({ queryKey: trpc.talk.pathKey() });
      },
    }),
  );
  const { data, isError, isPending } = sending;
  const problem = isError ? talkText.refused.other : data?.ok === false ? refusal(data.problem.code) : null;
  return { send: (text: string) => sending.mutate({ campaign: head.id, with: others, text }), isPending, problem };
}
