'use client';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import { useNodePlace } from '../node-context.ts';
import { Cost, Forces, Holder, NodeName, Paths, useIsSelected, Week } from './row-parts.tsx';
import type { RowGroup, StarRow } from './star-rows.ts';

const COLUMNS = Object.entries(listText.columns);

interface StarTableProps {
  readonly groups: readonly RowGroup[];
}

/** The nodes as a table, with a heading for each group. */
export function StarTable({ groups }: StarTableProps) {
  return (
    <table className="star-table">
      <caption className="visually-hidden">{listText.title}</caption>
      <thead>
        <tr>
          {COLUMNS.map(([id, name]) => (
            <th key={id} scope="col" className={`col-${id}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr className="group">
            <th scope="rowgroup" colSpan={COLUMNS.length}>
              {group.title}
              {group.says === null ? null : <small>{group.says}</small>}
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row key={row.node.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row }: { readonly row: StarRow }) {
  const isSelected = useIsSelected(row);
  const { words } = useNodePlace();
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <th scope="row">
        <NodeName row={row} isSelected={isSelected} /> <Cost row={row} />
      </th>
      <td className="muted">{row.kind}</td>
      <td className="col-owner">
        <Holder row={row} words={words} />
      </td>
      <td className="col-week">
        <Week row={row} />
      </td>
      <td className="col-forces">
        <Forces row={row} />
      </td>
      <td className="col-paths">
        <Paths row={row} />
      </td>
    </tr>
  );
}
