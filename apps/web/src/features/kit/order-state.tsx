import { OrderBadge, type OrderState } from '@sealed-orders/map';
import { orderStateText } from '@sealed-orders/text/pages/orders';

/** How far a seat's orders are: the same word with the same sign everywhere. */
export function OrderStateChip({ state }: { readonly state: OrderState }) {
  return (
    <span className={state === 'sealed' ? 'chip seal' : 'chip'}>
      <OrderBadge state={state} size={14} /> {orderStateText[state]}
    </span>
  );
}
