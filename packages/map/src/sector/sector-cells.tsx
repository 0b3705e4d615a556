import { lookup } from '@sealed-orders/rules/kernel';
import type { ReactElement } from 'react';
import { COUNTER, cornerOf, counterPlaces, sheetOf, TILE } from './places.ts';
import type { SectorTerritory, SectorView } from './sector-view.ts';

export interface SectorCellsProps {
  readonly view: SectorView;
  readonly label: string;
  /** Prefix of the cells’ ids. */
  readonly drawing: string;
  /** The territory that the keyboard is on: the board’s only tab stop. */
  readonly cursor: string;
  readonly selected: string | null;
  readonly counters: ReadonlySet<string>;
  readonly describeTerritory: (territory: string) => string;
  readonly describeCounter: (counter: string) => string;
  readonly onFocus: (territory: string) => void;
  readonly onTerritory: (territory: string) => void;
  readonly onCounter: (counter: string) => void;
}

export const cellId = (drawing: string, territory: string): string => `${drawing}-${territory}`;

/** The board for hands, keyboards and assistive technology: a grid of buttons over the territories and their counters. */
export function SectorCells(props: SectorCellsProps): ReactElement {
  const { view } = props;
  const rows = Array.from({ length: view.rows }, (_, i) =>
    view.territories.filter(({ row }) => row === i + 1).toSorted((a, b) => a.column - b.column),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: territories lie on a drawn board, not in a table
    <div role="grid" className="sectormap-cells" aria-label={props.label} aria-colcount={view.columns}>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        // biome-ignore lint/a11y/useSemanticElements: as the grid
        <div key={i} role="row" tabIndex={-1}>
          {row.map((one) => (
            <Cell key={one.id} {...props} territory={one} />
          ))}
        </div>
      ))}
    </div>
  );
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10000) / 100}%`;

function Cell(props: SectorCellsProps & { readonly territory: SectorTerritory }): ReactElement {
  const { view, territory, selected, cursor, drawing } = props;
  const { id } = territory;
  const { width, height } = sheetOf(view);
  const { x, y } = cornerOf(territory);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div
      role="gridcell"
      tabIndex={-1}
      aria-selected={id === selected}
      style={{
        left: percent(x, width),
        top: percent(y, height),
        width: percent(TILE.width, width),
        height: percent(TILE.height, height),
      }}
    >
      <button
        type="button"
        id={cellId(drawing, id)}
        tabIndex={id === cursor ? 0 : -1}
        aria-label={props.describeTerritory(id)}
        aria-pressed={id === selected}
        onFocus={() => props.onFocus(id)}
        onClick={() => props.onTerritory(id)}
      />
      <CounterButtons {...props} />
    </div>
  );
}

/** With a mouse, counters can be pointed at; fingers find them in the panel of their territory. */
function CounterButtons({ view, territory, counters: selected, ...props }: Parameters<typeof Cell>[0]): ReactElement {
  const counters = lookup(view.counters, territory.id) ?? [];
  const places = counterPlaces(counters.length);
  return (
    <>
      {counters.map(({ id }, i) => {
        const at = places[i] ?? { x: 0, y: 0 };
        return (
          <button
            key={id}
            type="button"
            className="counter"
            tabIndex={-1}
            aria-label={props.describeCounter(id)}
            aria-pressed={selected.has(id)}
            style={{
              left: percent(at.x, TILE.width),
              top: percent(at.y, TILE.height),
              width: percent(COUNTER, TILE.width),
              height: percent(COUNTER, TILE.height),
            }}
            onClick={() => props.onCounter(id)}
          />
        );
      })}
    </>
  );
}
