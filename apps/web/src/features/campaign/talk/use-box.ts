import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { earlierPage, sending, useShown } from './messages.ts';
import type { BoxLine } from './use-conversations.ts';
import type { Sender } from './write-box.tsx';

/** The messages of a seat's box, the oldest first. Shown messages count as read. */
export function useBoxMessages(seat: BoxLine['seat'], unread: number) {
  const { head } = useCampaignPlace();
  const campaign = head.id;
  const trpc = useTRPC();
  const options = { getNextPageParam: earlierPage };
  const asked = useInfiniteQuery(trpc.box.messages.infiniteQueryOptions({ campaign, seat }, options));
  const { run } = useAction(trpc.box.read, {
    again: [trpc.box.boxes.queryKey({ campaign })],
    inPlace: true,
    mayOverlap: true,
  });
  const read = useCallback((upTo: number) => void run({ campaign, seat, upTo }), [run, campaign, seat]);
  return { asked, messages: useShown(asked, unread, read) };
}

/** Sends messages to a seat's box; `done` is called when one has arrived. */
export function useBoxSending(seat: BoxLine['seat'], done: () => void): Sender {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { run, isRunning, problem } = useAction(trpc.box.send, {
    ...sending,
    onDone: done,
    again: [trpc.box.pathKey()],
  });
  const send = (text: string) => void run({ campaign: head.id, seat, text });
  return { send, isRunning, problem };
}
