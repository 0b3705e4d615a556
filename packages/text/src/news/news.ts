import type { Summary } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { listed, plain } from '../sentence.ts';
import { dayAndTime } from '../times.ts';
import { GAME_TEXTS, owedIn } from './game-texts.ts';

/** A message that leaves the site: a subject, and paragraphs. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** The facts in every letter about a campaign. None of them is known only to some viewers. */
export interface LetterFacts {
  readonly name: string;
  readonly system: PlayedSystem;
  readonly summary: Summary;
  /** The kind of decision, if it has a time of its own. */
  readonly decision: string | null;
  /** The deadline of the open phase, or of the decision; null: none. */
  readonly due: Date | null;
  /** The page of the campaign. */
  readonly link: string;
}

interface NewsWords {
  readonly subject: (name: string) => string;
  /** `ownTime`: whether the news is about a decision that has a time of its own. */
  readonly says: (name: string, where: string, ownTime: boolean) => string;
  /** Whether the deadline matters. */
  readonly hasDeadline: boolean;
}

/** The texts for each kind of news. */
const NEWS = {
  orders: {
    subject: (name) => `${name}: your orders are needed`,
    says: (name, where) => `${name} is waiting for your orders: ${where}.`,
    hasDeadline: true,
  },
  decision: {
    subject: (name) => `${name}: you have a decision to make`,
    says: (name, where) => `${name} is waiting for your decision: ${where}.`,
    hasDeadline: true,
  },
  reminder: {
    subject: (name) => `${name}: the deadline is near`,
    says: (name, where, ownTime) =>
      `${name} is still waiting for you, and time ${ownTime ? '' : 'for this phase '}is running out: ${where}.`,
    hasDeadline: true,
  },
  ping: {
    subject: (name) => `${name}: a reminder from the referee`,
    says: (name, where) => `A referee would like to remind you that ${name} is waiting for you: ${where}.`,
    hasDeadline: true,
  },
  message: {
    subject: (name) => `${name}: you have a message`,
    says: (name) => `Someone has written to you in ${name}. You can read the message on the site.`,
    hasDeadline: false,
  },
  held: {
    subject: (name) => `${name}: the phase is held for missing orders`,
    says: (name, where) =>
      `Time is up in ${name} (${where}), but not everyone has sealed. The phase is held for missing orders, so late players can still seal.`,
    hasDeadline: true,
  },
  paused: {
    subject: (name) => `${name} is paused`,
    says: (name) => `${name} is paused, and its clock is stopped. The campaign page says why.`,
    hasDeadline: false,
  },
  resumed: {
    subject: (name) => `${name} has resumed`,
    says: (name, where) => `${name} has resumed. It is now ${where}.`,
    hasDeadline: true,
  },
  moved: {
    subject: (name) => `${name}: the deadline has changed`,
    says: (name, where) => `${name} has a new deadline for ${where}.`,
    hasDeadline: true,
  },
  ended: {
    subject: (name) => `${name} is over`,
    says: (name) => `${name} is over, and nothing is hidden any more: you can watch the whole campaign on its page.`,
    hasDeadline: false,
  },
  vote: {
    subject: (name) => `${name}: a vote is open`,
    says: (name) =>
      `The players of ${name} are voting. The campaign page shows what they are voting on, and who has voted.`,
    hasDeadline: false,
  },
  'seat-requested': {
    subject: (name) => `${name}: a request for a seat`,
    says: (name) => `Someone has asked for a seat in ${name}. You can accept or decline on the campaign page.`,
    hasDeadline: false,
  },
  'hook-off': {
    subject: (name) => `${name}: a hook was switched off`,
    says: (name) =>
      `A hook that you added to ${name} could not be reached and was switched off. The campaign’s hooks page shows the last response, and you can switch the hook on again there.`,
    hasDeadline: false,
  },
  reported: {
    subject: (name) => `${name}: a communiqué was reported`,
    says: (name) =>
      `A reader has reported a communiqué in the gazette of ${name}. On the page where you write for the gazette, you can withhold it or let it stand.`,
    hasDeadline: false,
  },
} as const satisfies Readonly<Record<string, NewsWords>>;

/** The texts for one kind of news, for callers that assemble them. */
export function newsWords(
  kind: keyof typeof NEWS,
  { name, system, summary, decision }: Omit<LetterFacts, 'due' | 'link'>,
) {
  const words: NewsWords = NEWS[kind];
  const where = GAME_TEXTS[system].where(summary);
  const owes = owedIn(system, decision);
  const says = words.says(name, where, decision !== null);
  return {
    title: words.subject(name),
    says: owes === null ? says : `${says} You still have to ${owes}.`,
    hasDeadline: words.hasDeadline,
  };
}

/** The test message for a user's own hook. */
export const OWN_HOOK_TEST = { title: 'A test of your hook', says: 'This hook works.' } as const;

/** The letter about a campaign. Times are in UTC, because the reader's zone is unknown. */
export function newsLetter(kind: keyof typeof NEWS, { due, link, ...facts }: LetterFacts): Letter {
  const { title, says, hasDeadline } = newsWords(kind, facts);
  const deadline = due === null || !hasDeadline ? [] : [`The deadline is ${dayAndTime(due, 'UTC')} UTC.`];
  return { subject: title, text: [says, ...deadline, link].join('\n\n') };
}

/** The text of a notification: only the subject of an e-mail, since anyone can read a locked screen. */
export const newsSubject = (kind: keyof typeof NEWS, name: string): string => NEWS[kind].subject(name);

/** The end of every letter about a campaign. */
export const unsubscribeWords = (account: string, stop: string): string =>
  `Choose what we e-mail you: ${account}\nStop all news: ${stop}`;

/** Letters about an account. */
export const ACCOUNT_LETTERS = {
  'confirm-address': (username: string, link: string): Letter => ({
    subject: 'Confirm your e-mail address',
    text: [
      `Someone, probably you, asked Sealed Orders to send news for the account ${username} to this address. If you want that, open this link within a day and confirm the address:`,
      link,
      'If you didn’t ask for this, ignore this e-mail. We won’t send you anything else.',
    ].join('\n\n'),
  }),
  'recover-password': (username: string, link: string): Letter => ({
    subject: 'Choose a new password',
    text: [
      `Someone, probably you, asked for a new password for the account ${username}. To choose one, open this link within an hour:`,
      link,
      'The link works once. If you didn’t ask for it, ignore this e-mail, and your password will stay as it is.',
    ].join('\n\n'),
  }),
} as const;

/** The letter to a user whose own hook was switched off. */
export const ownHookOff = (username: string, link: string): Letter => ({
  subject: 'One of your hooks was switched off',
  text: [
    `A hook that belongs to your account ${username} could not be reached and was switched off. You can switch it on again on your account page:`,
    link,
  ].join('\n\n'),
});

interface CalendarFacts extends Omit<LetterFacts, 'due' | 'link' | 'decision'> {
  /** `at`: its place, or null. `seats`: the names of the seats that owe it; empty: the reader owes it. */
  readonly decision: { readonly kind: string; readonly at: string | null; readonly seats: readonly string[] } | null;
}

/** A deadline as a calendar shows it. If other players owe the decision, it names them. */
export function calendarEvent({ name, system, summary, decision }: CalendarFacts) {
  if (decision === null) {
    return { title: `${name}: deadline`, says: `The phase closes: ${GAME_TEXTS[system].where(summary)}.` };
  }
  const { kind, at, seats } = decision;
  const who = plain(listed(seats));
  const what = `${owedIn(system, kind) ?? 'deadline'}${at === null ? '' : `, ${at}`}`;
  return seats.length === 0
    ? { title: `${name}: ${what}`, says: 'Time is up for your decision.' }
    : { title: `${name}: ${what} (${who})`, says: `Time is up for ${who} to decide.` };
}

interface AgreedFacts extends Pick<LetterFacts, 'name'> {
  /** The names of the seats that meet. */
  readonly seats: readonly string[];
  /** Where they fight; null: the topic has no place. */
  readonly at: string | null;
}

/** A time to meet for a battle, as a calendar shows it. */
export const agreedEvent = ({ name, seats, at }: AgreedFacts) => ({
  title: `${name}: ${plain(listed(seats))}${at === null ? '' : `, ${at}`}`,
  says: `${plain(listed(seats))} meet${at === null ? '' : ` for the battle at ${at}`}.`,
});

/** A page that mail programs never show, and browsers show only if scripts are off. */
export const UNSUBSCRIBED = 'Sealed Orders won’t send any more news to this address.\n';
