import type { PressPolicy } from '@sealed-orders/rules/kernel';
import { listed, plain } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

/** Words of the talk between seats. */
export const talkText = {
  title: 'Talk',
  /** The others of a conversation. */
  names: (names: readonly string[]): string => plain(listed(names)),
  with: (names: string): string => `Talk with ${names}`,
  press: {
    name: 'Messages between players',
    short: { open: 'Everyone', neighbours: 'Neighbours', none: 'Nobody' } satisfies Record<PressPolicy, string>,
    says: {
      open: 'Every player may write to every other, and to several at once.',
      neighbours:
        'A player may write to those that they know to be near, and to several of them at once. Whoever is written to may answer.',
      none: 'Players cannot write to each other here.',
    } satisfies Record<PressPolicy, string>,
  },
  secret: 'Only the players of a conversation can read it or tell that they talk. The referee and spectators cannot.',
  secretWithReferee:
    'Only the players of a conversation can read it or tell that they talk. What you write to the referee only the referees and you can read.',
  box: {
    name: 'The referee',
    /** Whoever writes for the referees. */
    referee: (name: string): string => `${name}, referee`,
    nobodyWrote: 'Ask about a rule, or say what went wrong',
    empty:
      'Ask about a rule, say that you will be late, or what went wrong. Only the referees of this campaign read it.',
    emptyForReferee: 'This player has not written to you. What you write here only they and the referees read.',
    forReferees: 'Every player can write to you here. Only that player and the referees of this campaign read it.',
    closed: 'There is nobody here now who could answer. What was written stays to be read.',
  },
  together: {
    begin: 'Several players',
    title: 'Write to several',
    says: 'Everyone you choose reads all that is written here, and may answer. Nobody can be added later: other players are another conversation.',
    all: 'All',
    none: 'None',
    tooFew: 'Choose two or more',
    goOn: 'Write to them',
  },
  notForYou: {
    title: 'Only players talk here',
    says: 'Messages are read by the players who write to each other. Referees and spectators see neither the messages nor that there are any.',
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
  /** Null: the only other one wrote it. */
  last: (text: string, writer: string | null): string => (writer === null ? text : `${writer}: ${text}`),
  back: 'All conversations',
  earlier: 'Earlier messages',
  you: 'You',
  empty: 'Nobody has written yet. The first message opens the conversation.',
  emptyAndRefused: 'Nobody has written here.',
  mayNotWrite: 'You cannot write to this player: in this campaign only neighbours may begin to talk.',
  mayNotWriteToAll: 'Nobody can write here now. What was written stays to be read.',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  keys: 'Ctrl or ⌘ and Enter sends.',
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  refusals: {
    archived: ARCHIVED,
    'too-many-messages': 'You have written 60 messages within an hour. Wait a little.',
    'may-not-write': 'The terms of this campaign do not let you write to everybody here.',
  },
  notSent: 'It was not sent. Your text is still here: try again.',
} as const;
