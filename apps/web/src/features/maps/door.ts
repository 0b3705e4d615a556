import type { ComponentType, ReactNode } from 'react';

/** A kept map in hand. The platform does not look into it: its game does. */
export interface MapEditorProps {
  readonly id: string;
  /** As it was saved. */
  readonly map: unknown;
  /** What was drawn and not saved when the page was left; null: nothing. */
  readonly draft: unknown;
  /** Told of every change; null: what is drawn is what is saved. */
  readonly onDraft: (map: unknown) => void;
  /** Saves what was drawn; false: it was refused, and `problem` says why. */
  readonly save: (map: unknown) => Promise<boolean>;
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** What can be done with the map once it is saved and nothing is wrong with it. */
  readonly foot: (isReady: boolean) => ReactNode;
}

export interface MapShownProps {
  readonly map: unknown;
  readonly label: string;
}

/** What a game brings to the pages of maps. */
export interface MapDoor {
  /** The member of the setup that holds the map. */
  readonly member: string;
  readonly Editor: ComponentType<MapEditorProps>;
  readonly Picture: ComponentType<MapShownProps>;
  /** The map that a setup without one is played on. */
  readonly printed: () => unknown;
  /** A map to draw on. */
  readonly empty: () => unknown;
}
