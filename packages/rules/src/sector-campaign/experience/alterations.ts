import { refused } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { Known, Order, Rejection, Side } from '../types.ts';

type Alter = Extract<Order, { readonly type: 'alter' }>;

/**
 * SEC-XP-11, to be written: off by default (`alterations`). On: while the side owes a command sheet, the army’s points may not
 * rise, `choices` experience points are lost, never below 0, and the sheet passes `sheetFaults`.
 */
export const alterFaults = (_known: Known, _order: Alter): readonly Rejection[] => [
  refused('no-alterations', 'SEC-XP-11'),
];

export function alter(_play: Play, _side: Side, _order: Alter): void {}
