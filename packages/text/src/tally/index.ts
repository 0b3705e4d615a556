import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Event, RefusalCode, Rejection } from '@sealed-orders/rules/tally';
import type { GameText, MoreText, SaidDeed } from '../games.ts';
import { counted, plain, quoted, type Sentence, say } from '../sentence.ts';

/** The platform's texts for Tally, the small game for testing it. */
export const tallyText: GameText = {
  phases: { adding: 'Adding' },
  where: ({ round }) => `turn ${round ?? 0}`,
  round: (round) => `Turn ${round}`,
  issue: (issue) => `Turn ${issue}`,
  log: null,
  board: { tab: 'Table', label: 'The table' },
  unsealed: () => 'nothing is added for them',
  standing: () => '0 is added',
  whilePaused: null,
  refereeHint: null,
  score: (score) => counted(score, 'point', 'points'),
  topics: null,
};

/** The texts for Tally that are loaded on demand. */
export const tallyMore: MoreText = {
  edits: {
    'set-sum': {
      name: 'Sum',
      of: 'Player',
      fields: { sum: { name: 'Sum' } },
      readers: 'Everyone can see that the sum was corrected, and why. Only the player sees the sum.',
    },
  },
  editGroups: [],
  keys: [],
};

/** Text for Tally's table and order form. */
export const tallyPageText = {
  table: 'Sums',
  seat: 'Player',
  sum: 'Sum',
  unknown: 'secret',
  total: (total: number): string => `The sums added up to ${total} when the turn opened.`,
  form: 'Your number',
  add: 'Number to add, 0 to 9',
  seal: (add: number): string => `Seal ${add}`,
  sealNote: 'The site adds a die roll to your number.',
  committed: (add: number): string => `The number ${add}, committed as`,
  gift: 'Give points to someone',
  giftSays: 'A gift counts straight away. The site adds a die roll to it, and only the two of you know about it.',
  to: 'Recipient',
  howMuch: 'How many points',
  give: 'Give',
  given: 'Given.',
  notGiven: 'Not given. Try again.',
  watching: 'You are watching. Sums are secret.',
  report: 'What happened',
} as const;

const REFUSALS: Readonly<Record<RefusalCode, (facts: Rejection['facts']) => string>> = {
  'too-much': ({ most }) => `Choose a number up to ${String(most)}.`,
  'nobody-there': () => 'Choose another player.',
  'no-question': () => 'That question is no longer open.',
  refused: () => 'The rules don’t allow it.',
};

/** Why a number or a gift is refused. */
export const tallyRefusal = ({ code, facts }: Rejection): string => REFUSALS[code](facts);

const isTallys = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/** Like {@link tallyRefusal}; null for the codes of other games. */
export const tallyReason = ({ code, facts }: { readonly code: string; readonly facts: Rejection['facts'] }) =>
  isTallys(code) ? REFUSALS[code](facts) : null;

/** An event in words; `seat` names seats. */
export function describeTally(event: Event, seat: (id: SeatId) => string): Sentence {
  const of = (id: SeatId) => ({ kind: 'name', text: seat(id), ref: id }) as const;
  switch (event.type) {
    case 'began':
      return say`${of(event.seat)} begins with ${event.sum}.`;
    case 'added':
      return say`${of(event.seat)} now has ${event.sum}.`;
    case 'given':
      return say`${of(event.seat)} gave ${event.gift} to ${of(event.with)}.`;
    case 'ruled':
      return say`The referee corrected the sum of ${of(event.seat)}: ${quoted(event.reason)}.`;
    case 'ticked':
      return say`Time passed.`;
    case 'midnight':
      return say`At midnight everyone gained a point.`;
    case 'asked':
      return say`${of(event.seat)} spent 1 point to ask ${of(event.with)} a question.`;
    case 'answered':
      return say`${of(event.seat)} answered ${of(event.with)}.`;
    case 'unanswered':
      return say`${of(event.with)} didn’t answer, so ${of(event.seat)} gained 2 points.`;
  }
}

/** What a referee did: rulings, and gifts on a seat's behalf. */
export function saidTally(events: readonly Event[], seat: (id: SeatId) => string): SaidDeed {
  const rulings = events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
  return {
    did: rulings.map((event) => `corrected the sum of ${seat(event.seat)}`),
    after: events.filter(({ type }) => type !== 'ruled').map((event) => plain(describeTally(event, seat))),
  };
}
