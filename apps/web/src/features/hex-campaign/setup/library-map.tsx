import {
  type LibraryMapId,
  libraryChart,
  libraryFor,
  librarySeats,
  PRINTED,
} from '@sealed-orders/rules/hex-campaign/cartography';
import { libraryText, mapChoiceText, printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useEffect, useMemo, useState } from 'react';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { BoardFields } from '../../new-campaign/board-fields.tsx';
import type { BoardProps } from '../../new-campaign/door.ts';
import { ChartShown } from './chart-shown.tsx';
import { type KindProps, MapKinds } from './map-kinds.tsx';

/** A map of the library: the chosen one as long as it has room for all seats, otherwise another, and the page says so. */
export function LibraryMap({ seats, choices, onChange, onKind }: BoardProps & KindProps) {
  const fitting = useMemo(() => libraryFor(seats), [seats]);
  const [wanted, choose] = useState<LibraryMapId>(fitting[0] ?? PRINTED);
  const id = fitting.find((one) => one === wanted) ?? fitting[0] ?? PRINTED;
  const zones = librarySeats(id);
  const chart = useMemo(() => libraryChart(id), [id]);
  useEffect(() => onChange(id === PRINTED ? {} : { chart }), [id, chart, onChange]);
  return (
    <section className="preview" aria-label={printedMapText.label}>
      <BoardFields choices={choices}>
        <MapKinds kind="library" onKind={onKind} />
        <Choice
          label={mapChoiceText.libraryMap}
          value={id}
          options={fitting.map((one) => [one, libraryText.option(one, librarySeats(one))])}
          onChange={choose}
        />
        <p className="hint mt-0!">
          {libraryText.says(id)} {id !== PRINTED && zones > seats ? libraryText.spare(zones, seats) : null}
        </p>
        {id === wanted ? null : (
          <Notice kind="info" live>
            {libraryText.outgrown(wanted, librarySeats(wanted), id)}
          </Notice>
        )}
      </BoardFields>
      <ChartShown chart={chart} />
    </section>
  );
}
