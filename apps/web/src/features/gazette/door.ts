import type { GameText } from '@sealed-orders/text';
import type { GazetteText, RoundWords } from '@sealed-orders/text/gazette';
import type { ComponentType } from 'react';
import type { GazetteRound } from '../../../server/gazette.ts';

/** What a game brings to the gazette. Only a server draws it. */
export interface GazetteDoor {
  readonly text: GameText;
  readonly words: Omit<GazetteText<never>, 'tell'>;
  /** The round in the game's words; null: it is a round of another game. */
  readonly tell: (round: GazetteRound) => RoundWords | null;
  /** The same as a picture that needs neither style sheet nor font; null: this game has none. */
  readonly card: (round: GazetteRound) => CardBoard | null;
  /** The board as everybody may know it at the end of the round; `topics`: those that are over. */
  readonly Board: ComponentType<BoardProps>;
}

/** An SVG document with its size. */
export interface CardBoard {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface BoardProps {
  readonly round: GazetteRound;
  readonly label: string;
}
