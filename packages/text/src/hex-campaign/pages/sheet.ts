import { counted, listed, plain } from '../../sentence.ts';

const units = (n: number): string => counted(n, 'unit', 'units');
const orders = (n: number): string => counted(n, 'order', 'orders');
const names = (list: readonly string[]): string => plain(listed(list));

/** Words of the order sheet. */
export const sheetText = {
  title: 'Order sheet',
  none: 'No order',
  guards: 'Guards',
  noneNeeded: 'None of your units take orders in this phase.',
  garrisons: (list: readonly string[]): string => `Garrisons: ${names(list)}`,
  garrisonsGuard: 'always guard',
  count: (complete: number, draft: number, none: number): string =>
    [
      complete > 0 ? `${complete} complete` : '',
      draft > 0 ? `${draft} draft` : '',
      none > 0 ? `${none} without an order` : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  clearAll: 'Clear all',
  undo: 'Undo',
  clearedAll: 'All orders cleared.',
  states: { none: 'no order', draft: 'draft', complete: 'complete', sealed: 'sealed' },
  seal: (n: number): string => `Seal ${orders(n)}`,
  sealNone: 'Seal without orders',
  allComplete: 'All complete, not sealed yet',
  stillDrawn: (n: number): string =>
    `${n === 1 ? '1 order is still a draft' : `${n} orders are still drafts`} and will be sealed as drawn`,
  willGuard: (list: readonly string[]): string =>
    list.length > 2
      ? `${units(list.length)} have no orders and will guard`
      : `${names(list)} ${list.length === 1 ? 'has no order' : 'have no orders'} and will guard`,
  refused: (n: number): string =>
    `${orders(n)} can’t be carried out. Change or clear ${n === 1 ? 'it' : 'them'} first.`,
  committed: (n: number): string => `${n === 0 ? 'No orders' : orders(n)}, committed as`,
  confirm: (list: readonly string[]): string =>
    `${names(list)} ${list.length === 1 ? 'has no order' : 'have no orders'} and will guard.`,
  battlesOpen: (count: number): string => `${counted(count, 'battle is', 'battles are')} still open.`,
  otherPhaseTitle: (phase: string): string => `${phase} is open`,
  otherPhase: 'You don’t have to do anything in this phase. It closes without you.',
} as const;
