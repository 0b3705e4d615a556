import type { Game, Ruleset } from '@sealed-orders/rules/kernel';
import type { SetupText } from '@sealed-orders/text';
import type { ComponentType } from 'react';

/** How a game describes what a campaign is created from. */
export type Description = Pick<Ruleset<Game>, 'presets' | 'starts' | 'settings' | 'seatEntries' | 'army' | 'phases'>;

/** What a game brings to the form for a new campaign, to the lobby and to the terms. */
export interface SetupDoor {
  readonly text: SetupText;
  readonly game: Description;
  /** Beside the form: what will be played on. Null: nothing. */
  readonly Preview: ComponentType | null;
}
