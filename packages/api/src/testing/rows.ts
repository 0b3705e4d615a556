import { byRole, ROLES, type Role } from '@sealed-orders/host/testing';

/**
 * The answer to a user in a role: `sign` in first, `-` there is no such campaign, `no`, or `yes`, whatever the result.
 */
export type Cell = 'sign' | '-' | 'no' | 'yes';
export type Row = Readonly<Record<Role, Cell>>;
export type Rows = Readonly<Record<string, Row>>;

/** The rows of a table, by procedure. */
export function rowsOf(table: string): Rows {
  const [, ...lines] = table.trim().split('\n');
  const rows: [string, Row][] = [];
  let row: Row | null = null;
  for (const line of lines.map((one) => one.trim().split(/\s+/))) {
    if (line.every(isCell)) row = rowOf(line);
    else if (row !== null) for (const name of line) rows.push([name, row]);
  }
  return Object.fromEntries(rows);
}

const CELLS: readonly string[] = ['sign', '-', 'no', 'yes'] satisfies readonly Cell[];
const isCell = (word: string): word is Cell => CELLS.includes(word);

const rowOf = (cells: readonly Cell[]): Row => byRole((role) => cells[ROLES.indexOf(role)] ?? 'no');
