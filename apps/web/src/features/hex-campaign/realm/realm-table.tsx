import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { type Selection, useHexPlace } from '../hex-context.ts';
import { resorted, type Sorting, type SortKey, sorted } from './sorted.ts';

export interface Column {
  readonly head: string;
  readonly isFigure?: boolean;
}

export interface RealmRow {
  readonly id: string;
  /** What touching the row shows on the map; null: it is not on the map. */
  readonly shows: Selection;
  /** One per column; the first can be touched. */
  readonly cells: readonly ReactNode[];
  readonly by: readonly SortKey[];
}

interface RealmTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly RealmRow[];
  /** Shown if there are no rows. */
  readonly none: string;
}

/** A table that can be sorted by each of its columns; on a phone a list. Touching a row shows it on the map. */
export function RealmTable({ label, columns, rows, none }: RealmTableProps) {
  const [sorting, sort] = useState<Sorting | null>(null);
  if (rows.length === 0) return <p className="muted">{none}</p>;
  return (
    <table className="ledger realm-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, i) => (
            <Head
              key={column.head}
              column={column}
              sorting={sorting?.column === i ? sorting : null}
              onSort={() => sort(resorted(sorting, i, column.isFigure === true))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted(rows, sorting).map((row) => (
          <tr key={row.id}>
            {row.cells.map((cell, i) => (
              <td key={columns[i]?.head} data-label={columns[i]?.head} className={columns[i]?.isFigure ? 'num' : ''}>
                {i === 0 ? <Show shows={row.shows}>{cell}</Show> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  readonly onSort: () => void;
}

function Head({ column, sorting, onSort }: HeadProps) {
  return (
    <th
      scope="col"
      className={column.isFigure ? 'num' : ''}
      aria-sort={sorting === null ? 'none' : sorting.isDown ? 'descending' : 'ascending'}
    >
      <button type="button" aria-label={realmText.sortBy(column.head)} onClick={onSort}>
        {column.head}
        {sorting === null ? null : <Icon of={sorting.isDown ? ArrowDown : ArrowUp} size={12} stroke={2} />}
      </button>
    </th>
  );
}

interface ShowProps {
  readonly shows: Selection;
  readonly children: ReactNode;
}

/** Shows something on the map. In a table the whole row can be touched. */
export function Show({ shows, children }: ShowProps) {
  const { select, openTab } = useHexPlace();
  if (shows === null) return <span className="font-semibold">{children}</span>;
  const show = () => {
    select(shows);
    openTab('board');
  };
  return (
    <Button kind="link" className="font-semibold realm-show" onClick={show}>
      {children}
    </Button>
  );
}
