import type { Event } from '@sealed-orders/rules/node-campaign';
import { closed, counted, listed, quoted, type Sentence, say } from '../../sentence.ts';
import { correctionClause, rulingClause } from '../rulings.ts';
import { theBattle, type Words } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const CLOSED: Readonly<Record<EventOf<'night-closed'>['why'], string>> = {
  battle: 'a battle began',
  referee: 'the referee closed it',
  rounds: 'all its rounds had been played',
  ended: 'nobody was left to play',
};

type NightType = 'night-opened' | 'round-opened' | 'presence-changed' | 'passed' | 'night-closed';

/** NODE-CP-06. */
const nightSentences: SentencesFor<NightType> = {
  'night-opened': () => say`A game night session has begun.`,
  'round-opened': ({ round, players }, words) =>
    say`Round ${round} is open: one order each for ${listed(players.map(words.seat))}.`,
  'presence-changed': ({ seat, isPresent }, words) =>
    say`${words.seat(seat)} ${isPresent ? 'joined' : 'left'} the game night.`,
  passed: ({ seat, isByTime }, words) => say`${words.seat(seat)} passed${isByTime ? ' because time was up' : ''}.`,
  'night-closed': ({ why }) => say`The game night session ended because ${CLOSED[why]}.`,
};

/** What the referee did, and why. A preview of a ruling has no reason yet. */
const told = (did: Sentence, reason: string): Sentence =>
  reason.trim() === '' ? say`The referee ${did}.` : say`The referee ${did}: ${closed(quoted(reason))}`;

type DeedType = 'ruled' | 'corrected' | 'battle-extended';

const DEEDS: SentencesFor<DeedType> = {
  'battle-extended': ({ battle, days }, words) =>
    say`gave ${theBattle(battle, words)} ${counted(days, 'more day', 'more days')}`,
  ruled: ({ ruling, facts }, words) => rulingClause(ruling, facts, words),
  corrected: ({ edit, facts }, words) => correctionClause(edit, facts, words),
};

/** What the referee did, as a clause, without subject or reason; null for any other event. */
export function deedClause(event: Event, words: Words): Sentence | null {
  switch (event.type) {
    case 'battle-extended':
      return DEEDS['battle-extended'](event, words);
    case 'ruled':
      return DEEDS.ruled(event, words);
    case 'corrected':
      return DEEDS.corrected(event, words);
    default:
      return null;
  }
}

function standings({ standings: rows }: EventOf<'campaign-ended'>, words: Words): Sentence {
  return listed(rows.map(({ seat, vp }) => say`${words.seat(seat)} ${vp} VP`));
}

function ended(event: EventOf<'campaign-ended'>, words: Words): Sentence {
  const { winners } = event;
  const won = winners.length === 0 ? say`nobody won` : say`${listed(winners.map(words.seat))} won`;
  return say`The war is over, and ${won}. Final score: ${standings(event, words)}.`;
}

/** Game nights, rulings and the end. */
export const refereeSentences: SentencesFor<NightType | DeedType | 'campaign-ended'> = {
  ...nightSentences,
  'battle-extended': (event, words) => told(DEEDS['battle-extended'](event, words), event.reason),
  ruled: (event, words) => told(DEEDS.ruled(event, words), event.reason),
  corrected: (event, words) => told(DEEDS.corrected(event, words), event.reason),
  'campaign-ended': ended,
};
