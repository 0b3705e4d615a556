import { OrderBadge, type OrderState } from '@sealed-orders/map';
import { orderStateText } from '@sealed-orders/text/pages/orders';

/** How far the orders of a seat are: the same word with the same sign, wherever it is told. */
export function OrderStateChip({ state }: { readonly state: OrderState }) {
  return (
    <span className={state === 'sealed' ? 'chip seal' : 'chip'}>
      <OrderBadge state={state} size={14} /> {orderStateText[state]}
    </span>
  );
}
