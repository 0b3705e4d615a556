import { columnRow, type HexKey, hexAt, type MapSize } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';

interface GridCellsProps {
  readonly size: MapSize;
  readonly cursor: HexKey;
  /** Prefix of the cells' ids. */
  readonly drawing: string;
  readonly describeHex: (hex: HexKey) => string;
}

/** Id of the cell that the keyboard is on, for `aria-activedescendant`. */
export const cellId = (drawing: string, hex: HexKey): string => `${drawing}cell${hex.replace(',', '_')}`;

/**
 * The row of the grid that the cursor is in, for assistive technology. The rest of the grid is given by counts: a map
 * may have thousands of hexes, and only one is read out at a time.
 */
export const GridCells = memo(function GridCells({ size, cursor, drawing, describeHex }: GridCellsProps): ReactElement {
  const { column: at, row } = columnRow(cursor);
  const columns = [at - 1, at, at + 1].filter((column) => column >= 0 && column < size.columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid that is not a table, see HexMap.
    <div role="row" aria-rowindex={row + 1} tabIndex={-1} className="hexmap-spoken">
      {columns.map((column) => {
        const hex = hexAt(column, row);
        return (
          // biome-ignore lint/a11y/useSemanticElements: as its row.
          <div
            key={hex}
            role="gridcell"
            id={cellId(drawing, hex)}
            aria-colindex={column + 1}
            aria-selected={hex === cursor}
            tabIndex={-1}
          >
            {describeHex(hex)}
          </div>
        );
      })}
    </div>
  );
});
