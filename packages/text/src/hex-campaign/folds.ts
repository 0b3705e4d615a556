import type { Event } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, type Sentence, say } from '../sentence.ts';
import type { EventOf } from './events/table.ts';
import type { Words } from './words.ts';

/** Events with the same key tell of one matter: where there are many, one sentence tells of them all. */
export interface Fold {
  readonly key: string;
  readonly sentence: (events: readonly Event[]) => Sentence;
}

type Foldable = 'claimed' | 'claim-failed' | 'control-lost' | 'income' | 'buildings-maintained' | 'held';

/** What tells the matters of one type apart, and the one sentence for a matter. */
type Folding<Type extends Foldable> = {
  readonly of: (event: EventOf<Type>) => string;
  readonly sentence: (events: readonly EventOf<Type>[], first: EventOf<Type>, words: Words) => Sentence;
};

const hexes = (n: number): string => counted(n, 'hex', 'hexes');
const bp = (events: readonly { readonly bp: number }[]): string =>
  events.reduce((sum, event) => sum + event.bp, 0).toLocaleString('en-GB');

const FOLDINGS: { readonly [Type in Foldable]: Folding<Type> } = {
  claimed: {
    of: ({ piece }) => piece,
    sentence: (events, { piece }, words) =>
      say`${words.piece(piece)} claimed ${hexes(events.length)}: ${listed(events.map(({ hex }) => words.hex(hex)))}.`,
  },
  'claim-failed': {
    of: ({ piece }) => piece,
    sentence: (events, { piece }, words) =>
      say`${words.piece(piece)} could not claim ${hexes(events.length)}: ${listed(events.map(({ hex }) => words.hex(hex)))}.`,
  },
  'control-lost': {
    of: ({ seat, by }) => `${seat} ${by ?? ''}`,
    sentence: (events, { seat, by }, words) => {
      const lost = say`${words.seat(seat)} lost ${hexes(events.length)}`;
      return by === null ? say`${lost}.` : say`${lost} to ${words.seat(by)}.`;
    },
  },
  income: {
    of: ({ seat }) => seat,
    sentence: (events, { seat }, words) =>
      say`${hexes(events.length)} of ${words.seat(seat)} bring in ${bp(events)} BP together.`,
  },
  'buildings-maintained': {
    of: ({ seat }) => seat,
    sentence: (events, { seat }, words) =>
      say`Buildings in ${hexes(events.length)} of ${words.seat(seat)} cost ${bp(events)} BP of upkeep together.`,
  },
  held: {
    of: ({ seat, order }) => `${seat} ${order}`,
    sentence: (events, { seat }, words) =>
      say`${counted(events.length, 'unit', 'units')} of ${words.seat(seat)} stayed where they were.`,
  },
};

const isFoldable = (event: Event): event is EventOf<Foldable> => Object.hasOwn(FOLDINGS, event.type);

/** What the event may be told together with; null: it is always told alone. */
export function foldOf(event: Event, words: Words): Fold | null {
  return isFoldable(event) ? foldIn(event.type, event, words) : null;
}

function foldIn<Type extends Foldable>(type: Type, event: EventOf<Type>, words: Words): Fold {
  const { of, sentence }: Folding<Type> = FOLDINGS[type];
  const key = of(event);
  const isSame = (other: Event): other is EventOf<Type> => other.type === type;
  return {
    key: `${type} ${key}`,
    sentence: (events) => sentence(events.filter(isSame), event, words),
  };
}
