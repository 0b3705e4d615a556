import type { CardPicture } from '@sealed-orders/map';
import type { GameText } from '@sealed-orders/text';
import type { GazetteText, RoundWords } from '@sealed-orders/text/gazette';
import type { ComponentType } from 'react';
import type { GazetteRound } from '../../../server/gazette.ts';

/** What a game provides for the gazette. Only the server draws it. */
export interface GazetteDoor {
  readonly text: GameText;
  readonly words: Omit<GazetteText<never>, 'tell'>;
  /** The round in the game's words; null: it is a round of another game. */
  readonly tell: (round: GazetteRound) => RoundWords | null;
  /**
   * The board for a picture of the round, without the words on it, which come beside it; null: this game has none.
   * @param size in pixels
   */
  readonly card: (round: GazetteRound, size: CardSize) => CardPicture | null;
  /** The public board at the end of the round; `topics`: those that are over. */
  readonly Board: ComponentType<BoardProps>;
}

/** Width and height in pixels. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

export interface BoardProps {
  readonly round: GazetteRound;
  readonly label: string;
}
