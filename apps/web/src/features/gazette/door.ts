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
   * The same as an SVG document that needs neither style sheet nor font; null: this game has none.
   * @param form width by height
   */
  readonly card: (round: GazetteRound, form: number) => string | null;
  /** The public board at the end of the round; `topics`: those that are over. */
  readonly Board: ComponentType<BoardProps>;
}

export interface BoardProps {
  readonly round: GazetteRound;
  readonly label: string;
}
