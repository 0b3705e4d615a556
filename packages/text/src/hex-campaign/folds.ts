import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { apostrophe, begun, counted, listed, type Sentence, say } from '../sentence.ts';
import type { EventOf } from './events/table.ts';
import type { Words } from './words.ts';

/** Events with the same key belong together: one sentence reports all of them. */
export interface Fold {
  readonly key: string;
  readonly sentence: (events: readonly Event[]) => Sentence;
}

type Foldable =
  | 'claimed'
  | 'claim-failed'
  | 'control-lost'
  | 'income'
  | 'buildings-maintained'
  | 'resources-lost'
  | 'held'
  | 'battle-held'
  | 'recovered'
  | 'recovery-rolled'
  | 'casualties';

/** How events of one type are grouped, and the sentence for a group. */
type Folding<Type extends Foldable> = {
  readonly of: (event: EventOf<Type>) => string;
  readonly sentence: (events: readonly EventOf<Type>[], first: EventOf<Type>, words: Words) => Sentence;
};

const hexes = (n: number): string => counted(n, 'hex', 'hexes');
/** The sum of an amount over all events. */
const total = <One>(events: readonly One[], amount: (event: One) => number): number =>
  events.reduce((sum, event) => sum + amount(event), 0);
const written = (n: number): string => n.toLocaleString('en-GB');
/** `Azure’s`. */
const whose = (seat: SeatId, words: Words): Sentence => say`${words.seat(seat)}${apostrophe(words.seat(seat).text)}`;

/** `3 of 5 models recovered`. */
const readyAgain = (ready: number, of: number): string => `${ready} of ${counted(of, 'model', 'models')} recovered`;

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
      say`${written(events.length)} of ${whose(seat, words)} hexes brought in ${written(total(events, ({ bp, bonus }) => bp + bonus))} BP in total.`,
  },
  'buildings-maintained': {
    of: ({ seat }) => seat,
    sentence: (events, { seat }, words) =>
      say`Buildings in ${written(events.length)} of ${whose(seat, words)} hexes cost a total of ${written(total(events, ({ bp }) => bp))} BP in upkeep.`,
  },
  'resources-lost': {
    of: ({ seat, code }) => `${seat} ${code}`,
    sentence: (events, { seat }, words) =>
      say`${written(events.length)} of ${whose(seat, words)} hexes lost ${written(total(events, ({ rp }) => rp))} RP in total.`,
  },
  held: {
    of: ({ seat, order }) => `${seat} ${order}`,
    sentence: (events, { seat }, words) =>
      say`${written(events.length)} of ${whose(seat, words)} units stayed where they were.`,
  },
  'battle-held': {
    of: ({ seat, order, fights, above }) => `${seat} ${order} ${fights} ${above}`,
    sentence: (events, { order, fights, above }, words) => {
      const who = say`${counted(events.length, 'army', 'armies')} (${listed(events.map(({ piece, name }) => words.named(piece, name)))})`;
      if (above) return say`${who} stayed in orbit.`;
      if (order === 'support') return say`${who} stood by to give support, but there was no battle to support.`;
      const what = order === 'defend' ? 'stood on the defensive' : 'stood guard';
      return fights ? say`${who} ${what} and must fight battles.` : say`${who} ${what}. Nobody attacked them.`;
    },
  },
  recovered: {
    of: ({ piece, hex }) => `${piece} ${hex}`,
    sentence: (events, { piece, name }, words) =>
      say`${words.named(piece, name)}: ${readyAgain(events.filter(({ ready }) => ready).length, events.length)}.`,
  },
  'recovery-rolled': {
    of: ({ piece }) => piece,
    sentence: (events, { piece, name }, words) => {
      const [ready, of] = [total(events, (event) => event.ready), total(events, ({ dice }) => dice.length)];
      return say`${words.named(piece, name)}, end of turn: ${readyAgain(ready, of)}.`;
    },
  },
  casualties: {
    of: ({ piece }) => piece,
    sentence: (events, { piece, name }, words) => {
      const fates = [
        [total(events, ({ dead }) => dead), 'dead or destroyed'],
        [total(events, ({ wounded }) => wounded), 'wounded'],
        [total(events, ({ light }) => light), 'slightly hurt'],
        [total(events, ({ damaged }) => damaged), 'damaged'],
      ] as const;
      const what = fates.flatMap(([count, fate]) => (count > 0 ? [`${count} ${fate}`] : []));
      return say`${words.named(piece, name)} (${events.length} units): ${listed(what)}.`;
    },
  },
};

const isFoldable = (event: Event): event is EventOf<Foldable> => Object.hasOwn(FOLDINGS, event.type);

/** The group that the event can be folded into; null if it is never folded. */
export function foldOf(event: Event, words: Words): Fold | null {
  return isFoldable(event) ? foldIn(event.type, event, words) : null;
}

function foldIn<Type extends Foldable>(type: Type, event: EventOf<Type>, words: Words): Fold {
  const { of, sentence }: Folding<Type> = FOLDINGS[type];
  const key = of(event);
  const isSame = (other: Event): other is EventOf<Type> => other.type === type;
  return {
    key: `${type} ${key}`,
    sentence: (events) => begun(sentence(events.filter(isSame), event, words)),
  };
}
