import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Event, Score } from '@sealed-orders/rules/node-campaign';
import { begun, listed, type Sentence, say } from '../sentence.ts';
import type { EventOf } from './events/table.ts';
import { describeEvent } from './events.ts';
import { SCORE_NAMES } from './names.ts';
import { force as forceName, type Words } from './words.ts';

/** A group of events: those with the same key share one sentence. */
export interface Fold {
  readonly key: string;
  readonly sentence: (events: readonly Event[]) => Sentence;
}

type Foldable = 'cp-gained' | 'vp-scored' | 'force-raised' | 'roster-entered' | 'control-changed' | 'passed';

/** How events of one type are grouped (null: not at all), and the sentence for a group. */
type Folding<Type extends Foldable> = {
  readonly of: (event: EventOf<Type>) => string | null;
  readonly sentence: (events: readonly EventOf<Type>[], first: EventOf<Type>, words: Words) => Sentence;
};

/** Reasons for which all players score at the same midnight. */
const WEEKLY: readonly Score[] = ['nodes', 'planets-held', 'cities', 'portals'];
/** Above this number, give only the count. */
const MOST_NAMED = 8;

function scoredBy(events: readonly EventOf<'vp-scored'>[], words: Words): Sentence {
  const seats: readonly SeatId[] = [...new Set(events.map(({ seat }) => seat))];
  const sumOf = (seat: SeatId): number =>
    events.reduce((sum, event) => (event.seat === seat ? sum + event.amount : sum), 0);
  return listed(seats.map((seat) => say`${words.seat(seat)} ${sumOf(seat)}`));
}

const FOLDINGS: { readonly [Type in Foldable]: Folding<Type> } = {
  // CP may be secret; each player then sees only their own.
  'cp-gained': {
    of: ({ why, day }) => (why === 'referee' ? null : `${why} ${day}`),
    sentence: (events, first, words) => describeEvent({ ...first, gains: events.flatMap(({ gains }) => gains) }, words),
  },
  'vp-scored': {
    of: ({ score, day }) => (WEEKLY.includes(score) ? `${score} ${day}` : null),
    sentence: (events, { score }, words) => say`VP ${SCORE_NAMES[score]}: ${scoredBy(events, words)}.`,
  },
  'force-raised': {
    of: ({ owner }) => owner,
    sentence: (events, { owner }, words) => {
      const names = events.map(({ force, name }) => ({ kind: 'name', text: name, ref: force }) as const);
      return say`${events.length} new battleforces for ${words.seat(owner)}: ${listed(names)}.`;
    },
  },
  'roster-entered': {
    of: ({ seat }) => seat,
    sentence: (events, { seat }, words) =>
      say`${words.seat(seat)} entered ${events.length} rosters: ${listed(events.map(({ force }) => forceName(force, words)))}.`,
  },
  'control-changed': {
    of: ({ owner, how }) =>
      owner !== null && (how === 'set-up' || how === 'joint-command') ? `${how} ${owner}` : null,
    sentence: (events, { owner }, words) => {
      const went = say`${events.length} nodes went to ${owner === null ? 'nobody' : words.seat(owner)}`;
      if (events.length > MOST_NAMED) return say`${went}.`;
      return say`${went}: ${listed(events.map(({ node }) => words.node(node)))}.`;
    },
  },
  passed: {
    of: ({ day, isByTime }) => `${day} ${isByTime}`,
    sentence: (events, { isByTime }, words) => {
      const seats = [...new Set(events.map(({ seat }) => seat))];
      return say`${listed(seats.map(words.seat))} passed${isByTime ? ' because time was up' : ''}.`;
    },
  },
};

const isFoldable = (event: Event): event is EventOf<Foldable> => Object.hasOwn(FOLDINGS, event.type);

/** The group an event belongs to; null: it gets a sentence of its own. */
export function foldOf(event: Event, words: Words): Fold | null {
  return isFoldable(event) ? foldIn(event.type, event, words) : null;
}

function foldIn<Type extends Foldable>(type: Type, event: EventOf<Type>, words: Words): Fold | null {
  const { of, sentence }: Folding<Type> = FOLDINGS[type];
  const key = of(event);
  const isSame = (other: Event): other is EventOf<Type> => other.type === type;
  if (key === null) return null;
  return { key: `${type} ${key}`, sentence: (events) => begun(sentence(events.filter(isSame), event, words)) };
}
