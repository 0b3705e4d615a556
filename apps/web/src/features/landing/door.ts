import type { GameText } from '@sealed-orders/text';
import type { ComponentType } from 'react';
import type { ShownWar } from '../../../server/front-page.ts';
import type { GazetteDoor } from '../gazette/door.ts';

/** What a game shows on the start page. Only the server draws it: no browser loads the drawing code. */
export interface ShowcaseDoor {
  /** The current war; null: the map or table before any war. */
  readonly Showcase: ComponentType<{ readonly war: ShownWar | null }>;
  readonly text: GameText;
  readonly tell: GazetteDoor['tell'];
  /** A detail of the map or table, with an order drawn on it, as decoration. */
  readonly Cutting: ComponentType;
}
