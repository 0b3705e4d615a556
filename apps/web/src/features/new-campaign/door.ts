import type { Game, Ruleset } from '@sealed-orders/rules/kernel';
import type { SetupText } from '@sealed-orders/text';
import type { ComponentType } from 'react';

/** How a game describes the setup of a campaign. */
export type Description = Pick<
  Ruleset<Game>,
  'presets' | 'starts' | 'settings' | 'seatEntries' | 'army' | 'orderClock' | 'onOneScreen' | 'phases'
>;

/** What a game provides for the form for a new campaign, the lobby and the terms. */
export interface SetupDoor {
  readonly text: SetupText;
  readonly game: Description;
  /** Whether its seats can play by themselves. */
  readonly mayPlayItself: boolean;
  /** The map or table: its choices, and a picture beside the form. Null: nothing. */
  readonly Board: ComponentType<BoardProps> | null;
  /** A picture of the map or table. Null: nothing. */
  readonly BoardShown: ComponentType<BoardShownProps> | null;
}

export interface BoardShownProps {
  readonly board: Board;
}

/** The members of the setup that hold the board, such as a map; none: the game's own. */
export type Board = Readonly<Record<string, unknown>>;

export interface BoardProps {
  readonly seats: number;
  /** The place on the form for the board's choices; null: the form is at another step. */
  readonly choices: HTMLElement | null;
  /** `problem`: why the choices give no board; no campaign can be created until that is put right. */
  readonly onChange: (board: Board, problem?: string) => void;
}
