import type { GameText } from '@sealed-orders/text';
import type { ComponentType } from 'react';
import type { ShownWar } from '../../../server/front-page.ts';
import type { GazetteDoor } from '../gazette/door.ts';

/** What a game shows on the start page. The server alone draws it: no browser loads what draws. */
export interface ShowcaseDoor {
  /** The war as it stands; null: what it is played on, before any war. */
  readonly Showcase: ComponentType<{ readonly war: ShownWar | null }>;
  readonly text: GameText;
  readonly tell: GazetteDoor['tell'];
  /** A piece of what it is played on, with an order drawn on it, as decoration. */
  readonly Cutting: ComponentType;
}
