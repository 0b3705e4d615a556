import { talkText } from '@sealed-orders/text/pages/talk';
import { useEffect } from 'react';

/** A page of messages, in the order in which they were written; the first page has the latest. */
interface MessagePage<Message> {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/** Fetches the page before a page by the number of its first message. */
export const earlierPage = ({ messages, hasEarlier }: MessagePage<{ readonly n: number }>): number | undefined =>
  hasEarlier ? messages[0]?.n : undefined;

interface History<Message> {
  readonly data: { readonly pages: readonly MessagePage<Message>[] } | undefined;
}

/** The loaded messages, the oldest first. Shown messages count as read: `read` is called with the last number. */
export function useShown<Message extends { readonly n: number }>(
  { data }: History<Message>,
  unread: number,
  read: (upTo: number) => void,
): readonly Message[] {
  const messages = (data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const last = messages.at(-1)?.n;
  useEffect(() => {
    if (unread > 0 && last !== undefined) read(last);
  }, [unread, last, read]);
  return messages;
}

/** What the message box says when a message was refused, or may not have arrived. */
export const sending = { refusals: talkText.refusals, failed: { lost: talkText.lost }, inPlace: true } as const;
