import type { PhaseEntry } from '@sealed-orders/rules/kernel';
import { rewindText } from '@sealed-orders/text/pages/rewind';

/** What a rewind to the opening of a phase leaves to the players: their orders as drafts, if the phase has sealed orders. */
export function staysAfter(phases: readonly PhaseEntry[], phase: string | null): string {
  const hasOrders = phases.some(({ id, kind }) => id === phase && kind === 'sealed');
  return hasOrders ? `${rewindText.ordersAgain} ${rewindText.stays}` : rewindText.stays;
}

/** What becomes of a seat's orders for the open phase. `isAgain`: that phase itself opens again. */
export const paperAfter = (paper: keyof typeof rewindText.paper, isAgain: boolean): string =>
  (isAgain ? rewindText.paperAgain : rewindText.paper)[paper];
