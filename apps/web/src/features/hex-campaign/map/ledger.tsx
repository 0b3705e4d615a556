import type { ReactNode } from 'react';

interface LedgerProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** How many columns hold figures, counted from the right: those are aligned. */
  readonly figures?: number;
}

/** A table: one line per item, with as many cells as there are headings. */
export function Ledger({ heads, rows, figures = 0 }: LedgerProps) {
  const styleOf = (column: number) => (column < heads.length - figures ? undefined : 'num');
  return (
    <table className="ledger">
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={head} className={styleOf(i)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, i) => (
              <td key={heads[i]} className={styleOf(i)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
