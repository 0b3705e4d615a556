import type { SeatId } from '@sealed-orders/rules/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { earlierPage, sending, useShown } from './messages.ts';
import type { Sender } from './write-box.tsx';

/** The messages of a conversation, the oldest first. Shown messages count as read. */
export function useMessages(others: readonly SeatId[], unread: number) {
  const { head } = useCampaignPlace();
  const campaign = head.id;
  const trpc = useTRPC();
  const options = { getNextPageParam: earlierPage };
  const asked = useInfiniteQuery(trpc.talk.messages.infiniteQueryOptions({ campaign, with: others }, options));
  const { run } = useAction(trpc.talk.read, {
    again: [trpc.talk.conversations.queryKey({ campaign })],
    inPlace: true,
    mayOverlap: true,
  });
  const read = useCallback((upTo: number) => void run({ campaign, with: others, upTo }), [run, campaign, others]);
  return { asked, messages: useShown(asked, unread, read) };
}

/** Sends messages to one or more seats; `done` is called when one has arrived. */
export function useSending(others: readonly SeatId[], done: () => void): Sender {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { run, isRunning, problem } = useAction(trpc.talk.send, {
    ...sending,
    onDone: done,
    again: [trpc.talk.pathKey()],
  });
  const send = (text: string) => void run({ campaign: head.id, with: others, text });
  return { send, isRunning, problem };
}
