import { defaultMap } from '@sealed-orders/rules/node-campaign/cartography';
import { mapChoiceText } from '@sealed-orders/text/node-campaign/setup';
import { useMemo } from 'react';
import type { BoardShownProps } from '../../new-campaign/door.ts';
import { mapOf } from '../map-editor/chart-of.ts';
import { MapShown } from './map-shown.tsx';

/** The map of a campaign that has not begun: its own, or the one that comes with the game. */
export function BoardShown({ board }: BoardShownProps) {
  const map = useMemo(() => mapOf(board.map) ?? defaultMap(), [board]);
  return (
    <section className="preview" aria-label={mapChoiceText.label}>
      <MapShown map={map} />
    </section>
  );
}
