import type { ReactElement } from 'react';
import type { Layout } from './layout.ts';

/** What a drawing over the map needs to know: where hexes are, and the prefix of the ids of its patterns. */
export interface LayerProps {
  readonly layout: Layout;
  readonly drawing: string;
}

/** A drawing over everything else on the map. Keep the function between renders. */
export type MapLayer = (props: LayerProps) => ReactElement;
