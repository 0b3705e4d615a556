import type { OrderState } from '@sealed-orders/map';
import type { OrderForm } from '../door.ts';

/**
 * How far the reader's own orders are. A sheet that the server does not have counts as nothing: at the deadline it
 * would not count.
 */
export function formState({ sealed, saving, isComplete }: OrderForm): OrderState {
  if (sealed !== null) return 'sealed';
  if (saving.state === 'idle') return 'none';
  return isComplete ? 'complete' : 'draft';
}
