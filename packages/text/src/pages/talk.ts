import type { PressPolicy } from '@sealed-orders/rules/kernel';
import { listed, plain } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

/** Text for messages between seats. */
export const talkText = {
  title: 'Talk',
  /** The other people in a conversation. */
  names: (names: readonly string[]): string => plain(listed(names)),
  with: (names: string): string => `Talk with ${names}`,
  press: {
    name: 'Messages between players',
    short: { open: 'Everyone', neighbours: 'Neighbours', none: 'Nobody' } satisfies Record<PressPolicy, string>,
    says: {
      open: 'Players can write to anyone, and to several players at once.',
      neighbours:
        'Players can write to those they know to be their neighbours, and to several of them at once. Anyone who gets a message can answer.',
      none: 'Players can’t write to each other here.',
    } satisfies Record<PressPolicy, string>,
  },
  secret: 'Only the players in a conversation can read it or know that it exists. The referee and spectators can’t.',
  secretWithReferee:
    'Only the players in a conversation can read it or know that it exists. Only you and the referees can read what you write to the referee. A player who takes over your seat can’t.',
  box: {
    name: 'The referee',
    /** The referee who wrote a message. */
    referee: (name: string): string => `${name}, referee`,
    nobodyWrote: 'Ask about a rule or report a problem',
    empty:
      'Ask about a rule, report a problem or say that you’ll be late. Only the referees of this campaign can read it.',
    emptyForReferee: 'This player hasn’t written to you. Only they and the referees can read what you write here.',
    forReferees:
      'Any player can write to you here. Only that player and the campaign’s referees can read the messages.',
    closed: 'Nobody is left to answer. You can still read the messages.',
  },
  together: {
    begin: 'Write to several',
    title: 'Write to several players',
    says: 'Everyone you choose can read and answer everything written here. You can’t add anyone later: to include other players, start another conversation.',
    all: 'All',
    none: 'None',
    tooFew: 'Choose two or more',
    goOn: 'Write to them',
  },
  notForYou: {
    title: 'Only players can talk here',
    says: 'Players can write to each other in private. Referees and spectators can’t see those messages, or even that they exist.',
  },
  none: { title: 'No messages in this campaign', says: 'The terms don’t let players write to each other.' },
  alone: { title: 'Nobody to talk to', says: 'Nobody else plays in this campaign, and the computer doesn’t talk.' },
  loading: 'Loading your conversations …',
  failed: {
    title: 'Your conversations didn’t load',
    says: 'Nothing is lost. Try again in a moment.',
    retry: 'Try again',
  },
  nobodyWrote: 'No messages yet',
  notNear: 'As far as you know, not a neighbour',
  unread: (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`),
  /** `writer`: null if the only other player wrote it. */
  last: (text: string, writer: string | null): string => (writer === null ? text : `${writer}: ${text}`),
  back: 'All conversations',
  earlier: 'Earlier messages',
  you: 'You',
  empty: 'No messages yet. The first one starts the conversation.',
  emptyAndRefused: 'No messages here.',
  mayNotWrite: 'You can’t write to this player: in this campaign only neighbours can start a conversation.',
  mayNotWriteToAll: 'Nobody can write here at the moment. You can still read the messages.',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  keys: 'Send with Ctrl or ⌘ + Enter.',
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  refusals: {
    archived: ARCHIVED,
    'too-many-messages': 'You have written 60 messages in the last hour. Wait a while, then try again.',
    'may-not-write': 'The terms of this campaign don’t let you write to everyone here.',
  },
  lost: 'The server’s reply was lost. Your text is still here, but check whether it was sent before you try again.',
} as const;
