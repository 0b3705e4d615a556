import type { Summary } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { dayAndTime } from '../times.ts';
import { GAME_TEXTS } from './game-texts.ts';

/** A message that leaves the site: a subject, and paragraphs. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What every letter about a campaign may say: nothing that only some viewers know. */
export interface LetterFacts {
  readonly name: string;
  readonly system: PlayedSystem;
  readonly summary: Summary;
  /** The deadline of the open phase; null: there is none. */
  readonly due: Date | null;
  /** The page of the campaign. */
  readonly link: string;
}

interface NewsWords {
  readonly subject: (name: string) => string;
  readonly says: (name: string, where: string) => string;
  /** Whether the deadline matters. */
  readonly hasDeadline: boolean;
}

/** What is said of each kind of news. */
const NEWS = {
  orders: {
    subject: (name) => `${name}: your orders are asked for`,
    says: (name, where) => `A phase has opened in ${name} that asks you for orders: ${where}.`,
    hasDeadline: true,
  },
  decision: {
    subject: (name) => `${name}: a decision of yours is asked for`,
    says: (name, where) => `${name} waits for a decision of yours: ${where}.`,
    hasDeadline: true,
  },
  reminder: {
    subject: (name) => `${name}: most of the time is gone`,
    says: (name, where) =>
      `Most of the time of the open phase of ${name} is gone, and it still waits for you: ${where}.`,
    hasDeadline: true,
  },
  ping: {
    subject: (name) => `${name}: the referee reminds you`,
    says: (name, where) => `A referee of ${name} reminds you that it waits for you: ${where}.`,
    hasDeadline: true,
  },
  message: {
    subject: (name) => `${name}: somebody has written to you`,
    says: (name) => `Somebody has written to you in ${name}. You can read it on the site.`,
    hasDeadline: false,
  },
  held: {
    subject: (name) => `${name}: the phase is held for missing orders`,
    says: (name, where) =>
      `The time of the open phase of ${name} is up, and not everybody has sealed: ${where}. It is held for them, and whoever has not sealed still can.`,
    hasDeadline: true,
  },
  paused: {
    subject: (name) => `${name} is paused`,
    says: (name) => `${name} is paused, and its clock stands still. The page of the campaign says why.`,
    hasDeadline: false,
  },
  resumed: {
    subject: (name) => `${name} goes on`,
    says: (name, where) => `${name} goes on: ${where}.`,
    hasDeadline: true,
  },
  ended: {
    subject: (name) => `${name} is over`,
    says: (name) => `${name} is over, and the fog has lifted: everybody can watch the whole war on its page.`,
    hasDeadline: false,
  },
  'seat-requested': {
    subject: (name) => `${name}: somebody asks for a seat`,
    says: (name) => `Somebody asks for a seat in ${name}. You can accept or decline on the page of the campaign.`,
    hasDeadline: false,
  },
  'hook-off': {
    subject: (name) => `${name}: a hook is switched off`,
    says: (name) =>
      `A hook that you set for ${name} could not be reached and is switched off. Its page says what it was answered, and you can switch it on again there.`,
    hasDeadline: false,
  },
  reported: {
    subject: (name) => `${name}: a communiqué is reported`,
    says: (name) =>
      `A reader has reported a communiqué in the gazette of ${name}. You find it where you write for the gazette, and may withhold it or let it stand.`,
    hasDeadline: false,
  },
} as const satisfies Readonly<Record<string, NewsWords>>;

/** What is said of one kind of news, for those who put it together themselves. */
export function newsWords(kind: keyof typeof NEWS, { name, system, summary }: Omit<LetterFacts, 'due' | 'link'>) {
  const words: NewsWords = NEWS[kind];
  return {
    title: words.subject(name),
    says: words.says(name, GAME_TEXTS[system].where(summary)),
    hasDeadline: words.hasDeadline,
  };
}

/** What a hook of a user's own is told when they ask for a test. */
export const OWN_HOOK_TEST = { title: 'A test of your hook', says: 'This hook works.' } as const;

/** The letter about a campaign. Times are in UTC, because a letter does not know where it is read. */
export function newsLetter(kind: keyof typeof NEWS, { name, system, summary, due, link }: LetterFacts): Letter {
  const { title, says, hasDeadline } = newsWords(kind, { name, system, summary });
  const deadline = due === null || !hasDeadline ? [] : [`The deadline is ${dayAndTime(due, 'UTC')} UTC.`];
  return { subject: title, text: [says, ...deadline, link].join('\n\n') };
}

/** What a notification says: as much as a mail's subject, since everybody can read a locked screen. */
export const newsSubject = (kind: keyof typeof NEWS, name: string): string => NEWS[kind].subject(name);

/** The end of every letter about a campaign. */
export const unsubscribeWords = (account: string, stop: string): string =>
  `Change what you are told by e-mail: ${account}\nStop all of it: ${stop}`;

/** Letters about an account. */
export const ACCOUNT_LETTERS = {
  'confirm-address': (username: string, link: string): Letter => ({
    subject: 'Confirm your e-mail address',
    text: [
      `Sealed Orders is to send news of the account ${username} to this address. If you want that, open this link within a day and confirm it:`,
      link,
      'If you did not ask for it, ignore this e-mail: nothing else will be sent to you.',
    ].join('\n\n'),
  }),
  'recover-password': (username: string, link: string): Letter => ({
    subject: 'Choose a new password',
    text: [
      `Somebody, probably you, asked for a new password for the account ${username}. Open this link within an hour and choose one:`,
      link,
      'The link works once. If you did not ask for it, ignore this e-mail: your password stays as it is.',
    ].join('\n\n'),
  }),
} as const;

/** The letter that a hook of the reader's own is switched off. */
export const ownHookOff = (username: string, link: string): Letter => ({
  subject: 'A hook of yours is switched off',
  text: [
    `A hook of the account ${username} could not be reached and is switched off. You can switch it on again on the page of your account:`,
    link,
  ].join('\n\n'),
});

/** A deadline as a calendar shows it. */
export const calendarEvent = ({ name, system, summary }: Pick<LetterFacts, 'name' | 'system' | 'summary'>) => ({
  title: `${name}: deadline`,
  says: `The phase closes: ${GAME_TEXTS[system].where(summary)}.`,
});

/** The page that a mail program never shows, and a browser only without scripts. */
export const UNSUBSCRIBED = 'Sealed Orders writes no more news to this address.\n';
