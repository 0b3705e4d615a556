import type { SeatId } from '@sealed-orders/rules/kernel';
import type { EarlyEnd } from '@sealed-orders/rules/log';
import { quoted, type Sentence, say } from './sentence.ts';

/** A gazette's account of one round of a game, told from what is public. */
export interface RoundWords {
  readonly headline: string;
  /** A sentence or two below it. */
  readonly deck: string;
  /** The story of the round, in paragraphs. */
  readonly story: readonly Sentence[];
  /** The topics of the round, such as its battles, in the order in which they began. */
  readonly topics: readonly TopicWords[];
  /** Other public news. */
  readonly news: readonly Sentence[];
}

/** A gazette's account of the round in which someone ended the campaign early. */
export const endedEarly = (words: RoundWords, end: EarlyEnd): RoundWords => ({
  ...words,
  headline: `The campaign is over: ${end.by === 'owner' ? `${end.name} ended it` : 'the players voted to end it'}`,
  deck: 'Nobody won.',
  story: end.by === 'owner' ? [say`The reason: ${quoted(end.reason)}.`, ...words.story] : words.story,
});

/** A topic of a round, such as a battle. */
export interface TopicWords {
  readonly id: string;
  /** Its number on the board, if the board shows it. */
  readonly number: number | null;
  /** Where it happened: `Hollin Ford, 0606`. */
  readonly place: string;
  /** A title, in case there is no write-up. */
  readonly title: string;
  readonly sides: readonly { readonly seat: SeatId; readonly says: string }[];
  /** Its outcome, or a note that it is not over. */
  readonly result: string;
}

/** A game's texts in a gazette. `Told` is a round of this game: the view at its end, and all its events. */
export interface GazetteText<Told> {
  readonly tell: (told: Told) => RoundWords;
  /** What the standings show: `victory points after each turn`. */
  readonly scores: string;
  readonly topics: {
    readonly title: string;
    readonly says: string;
    /** If the round had no topics. */
    readonly none: string;
  };
  /** Below the picture of the board: what it shows and leaves out. */
  readonly caption: (isOver: boolean) => string;
  /** The caption once the terms let everyone see everything; absent: the words for games with turns. */
  readonly wholeTruth?: string;
}
