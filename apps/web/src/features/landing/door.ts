import type { ComponentType } from 'react';
import type { ShownWar } from '../../../server/front-page.ts';

/** What a game shows on the start page. The server alone draws it: no browser loads what draws. */
export interface ShowcaseDoor {
  /** The war as it stands; null: what it is played on, before any war. */
  readonly Showcase: ComponentType<{ readonly war: ShownWar | null }>;
  /** A piece of it, as decoration. */
  readonly Cutting: ComponentType<{ readonly war: ShownWar | null }>;
}
