import type { PressPolicy } from '@sealed-orders/rules/kernel';

/** Words of the talk between seats. */
export const talkText = {
  title: 'Talk',
  with: (name: string): string => `Talk with ${name}`,
  press: {
    name: 'Messages between players',
    short: { open: 'Everyone', neighbours: 'Neighbours', none: 'Nobody' } satisfies Record<PressPolicy, string>,
    says: {
      open: 'Every player may write to every other.',
      neighbours: 'A player may write to those that they know to be near. Whoever is written to may answer.',
      none: 'Players cannot write to each other here.',
    } satisfies Record<PressPolicy, string>,
  },
  secret: 'Only the two of you can read this or tell that you talk. The referee and spectators cannot.',
  notForYou: {
    title: 'Only players talk here',
    says: 'Messages are read by the two players who write them. The referee and spectators see neither the messages nor that there are any.',
  },
  none: { title: 'No messages in this campaign', says: 'Its terms do not let players write to each other.' },
  alone: { title: 'Nobody to talk to', says: 'You are the only player of this campaign.' },
  loading: 'Loading your conversations.',
  failed: {
    title: 'Your conversations did not load',
    says: 'Nothing is lost. Try again in a moment.',
    retry: 'Try again',
  },
  nobodyWrote: 'No messages yet',
  notNear: 'You know of no border with this player',
  unread: (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`),
  last: (text: string, isOwn: boolean): string => (isOwn ? `You: ${text}` : text),
  back: 'All conversations',
  earlier: 'Earlier messages',
  you: 'You',
  empty: 'Nobody has written yet. The first message opens the conversation.',
  mayNotWrite: 'You cannot write to this player: in this campaign only neighbours may begin to talk.',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  keys: 'Ctrl or ⌘ and Enter sends.',
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  refused: {
    'too-many-messages': 'You have written 60 messages within an hour. Wait a little.',
    'may-not-write': 'The terms of this campaign do not let you write to this player.',
    other: 'It was not sent. Your text is still here: try again.',
  },
} as const;
