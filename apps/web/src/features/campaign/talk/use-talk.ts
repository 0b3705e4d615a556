import type { SeatId } from '@sealed-orders/rules/kernel';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { earlierPage, useSender, useShown } from './messages.ts';

/** The messages of a conversation, the oldest first. What is shown counts as read. */
export function useMessages(others: readonly SeatId[], unread: number) {
  const { head } = useCampaignPlace();
  const campaign = head.id;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const options = { getNextPageParam: earlierPage };
  const asked = useInfiniteQuery(trpc.talk.messages.infiniteQueryOptions({ campaign, with: others }, options));
  const { mutate } = useMutation(
    trpc.talk.read.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: trpc.talk.conversations.queryKey({ campaign }) }),
    }),
  );
  const read = useCallback((upTo: number) => mutate({ campaign, with: others, upTo }), [mutate, campaign, others]);
  return { asked, messages: useShown(asked, unread, read) };
}

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
  return useSender(sending, (text) => sending.mutate({ campaign: head.id, with: others, text }));
}
