import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { earlierPage, useSender, useShown } from './messages.ts';
import type { BoxLine } from './use-conversations.ts';

/** The messages of a seat's box, the oldest first. What is shown counts as read. */
export function useBoxMessages(seat: BoxLine['seat'], unread: number) {
  const { head } = useCampaignPlace();
  const campaign = head.id;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const options = { getNextPageParam: earlierPage };
  const asked = useInfiniteQuery(trpc.box.messages.infiniteQueryOptions({ campaign, seat }, options));
  const { mutate } = useMutation(
    trpc.box.read.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: trpc.box.boxes.queryKey({ campaign }) }),
    }),
  );
  const read = useCallback((upTo: number) => mutate({ campaign, seat, upTo }), [mutate, campaign, seat]);
  return { asked, messages: useShown(asked, unread, read) };
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
  return useSender(sending, (text) => sending.mutate({ campaign: head.id, seat, text }));
}
