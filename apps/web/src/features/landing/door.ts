import type { ComponentType } from 'react';
import type { Seen } from '../campaign/campaign-data.ts';

/** What a game shows on the start page. */
export interface ShowcaseDoor {
  /** The war as it stands; null: what it is played on, before any war. */
  readonly Showcase: ComponentType<{ readonly war: ShownWar | null }>;
  /** A piece of it, as decoration. */
  readonly Cutting: ComponentType<{ readonly war: ShownWar | null }>;
}

/** A war that everybody may watch. */
export interface ShownWar {
  readonly name: string;
  readonly seen: Seen;
}
