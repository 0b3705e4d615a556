import { lookup } from '@sealed-orders/rules/kernel';
import { memo, type ReactElement } from 'react';
import type { Point } from '../board/sheet.ts';
import { chosenAmong, isChosen } from './layers/counters.tsx';
import { AIRCRAFT, airBoxOf, COUNTER, cornerOf, counterPlaces, sheetOf, TILE } from './places.ts';
import type { SectorCounter, SectorTerritory, SectorView } from './sector-view.ts';

interface Described {
  /** Keep the functions between renders. @param isTarget whether the territory can be chosen now */
  readonly describeTerritory: (territory: string, isTarget: boolean) => string;
  readonly describeCounter: (counter: string) => string;
}

export interface SectorCellsProps extends Described {
  readonly view: SectorView;
  readonly label: string;
  /** Prefix of the cells’ ids. */
  readonly drawing: string;
  /** The territory that the keyboard is on: the board’s only tab stop. */
  readonly cursor: string;
  readonly selected: string | null;
  readonly counters: ReadonlySet<string>;
  readonly among: readonly string[];
}

export const cellId = (drawing: string, territory: string): string => `${drawing}-${territory}`;

/** What a button of the board stands for: its name and its value. */
export type CellKind = 'territory' | 'counter';

/**
 * The board for hands, keyboards and assistive technology: a grid of buttons over the territories and their counters. The
 * window around it listens to all of them.
 */
export function SectorCells(props: SectorCellsProps): ReactElement {
  const { view, drawing, cursor, selected, among, describeTerritory, describeCounter } = props;
  const { columns } = view;
  const rows = Array.from({ length: view.rows }, (_, i) =>
    view.territories.filter(({ row }) => row === i + 1).toSorted((a, b) => a.column - b.column),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: territories lie on a drawn board, not in a table
    <div role="grid" className="sectormap-cells" aria-label={props.label} aria-colcount={columns}>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        // biome-ignore lint/a11y/useSemanticElements: as the grid
        <div key={i} role="row" tabIndex={-1}>
          {row.map((one) => {
            const here = lookup(view.counters, one.id) ?? NONE;
            const aircraft = lookup(view.aircraft, one.id) ?? NONE;
            return (
              <Cell
                key={one.id}
                {...{ describeTerritory, describeCounter, drawing, columns }}
                rows={view.rows}
                territory={one}
                counters={here}
                aircraft={aircraft}
                chosen={chosenAmong([...here, ...aircraft], props.counters)}
                {...plateOf(view, one.id)}
                isCursor={one.id === cursor}
                isSelected={one.id === selected}
                isTarget={among.includes(one.id)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const NONE: readonly never[] = [];
const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10000) / 100}%`;

interface CellProps extends Described, Pick<SectorView, 'columns' | 'rows'> {
  readonly territory: SectorTerritory;
  readonly counters: readonly SectorCounter[];
  readonly aircraft: readonly SectorCounter[];
  /** Those that are outlined. */
  readonly chosen: string;
  readonly hasPlate: boolean;
  /** What would happen there, as read aloud; empty: nothing is foreseen. */
  readonly forecast: string;
  readonly drawing: string;
  readonly isCursor: boolean;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
}

function plateOf({ plates }: SectorView, territory: string): Pick<CellProps, 'hasPlate' | 'forecast'> {
  const plate = lookup(plates, territory);
  return { hasPlate: plate !== undefined, forecast: plate?.isForecast === true ? plate.text : '' };
}

const Cell = memo(function Cell(props: CellProps): ReactElement {
  const { territory, drawing, isCursor, isSelected, isTarget, forecast } = props;
  const { id } = territory;
  const { width, height } = sheetOf(props);
  const { x, y } = cornerOf(territory);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div
      role="gridcell"
      tabIndex={-1}
      aria-selected={isSelected}
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
        name={'territory' satisfies CellKind}
        value={id}
        tabIndex={isCursor ? 0 : -1}
        aria-label={[props.describeTerritory(id, isTarget), forecast].filter((part) => part !== '').join(', ')}
        aria-pressed={isSelected}
      />
      <CounterButtons {...props} />
    </div>
  );
});

/** With a mouse, counters can be pointed at; fingers find them in the panel of their territory. */
function CounterButtons({ counters, aircraft, hasPlate, ...shown }: CellProps): ReactElement {
  const ground = counterPlaces(counters.length);
  const { places } = airBoxOf(aircraft.length, hasPlate);
  return (
    <>
      {counters.map((counter, i) =>
        counter.number === null ? null : (
          <CounterButton key={counter.id} {...shown} counter={counter} at={ground[i]} size={COUNTER} />
        ),
      )}
      {aircraft.map((counter, i) => (
        <CounterButton key={counter.id} {...shown} counter={counter} at={places[i]} size={AIRCRAFT} />
      ))}
    </>
  );
}

interface CounterButtonProps extends Pick<CellProps, 'chosen' | 'describeCounter'> {
  readonly counter: SectorCounter;
  /** From the corner of the territory. */
  readonly at: Point | undefined;
  readonly size: number;
}

function CounterButton({ counter, chosen, describeCounter, at, size }: CounterButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="counter"
      name={'counter' satisfies CellKind}
      value={counter.id}
      tabIndex={-1}
      aria-label={describeCounter(counter.id)}
      aria-pressed={isChosen(chosen, counter)}
      style={{
        left: percent(at?.x ?? 0, TILE.width),
        top: percent(at?.y ?? 0, TILE.height),
        width: percent(size, TILE.width),
        height: percent(size, TILE.height),
      }}
    />
  );
}
