import type { OrderChoice, Piece } from '@sealed-orders/rules/hex-campaign';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { Check, ChevronRight, Undo2 } from 'lucide-react';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import type { OrdersDesk } from './orders-context.ts';
import { useOrderGiving } from './use-order-giving.ts';

interface OrderButtonsProps {
  readonly desk: OrdersDesk;
  readonly piece: Piece;
  readonly choice: OrderChoice | undefined;
}

/** Below an order: a step back, away with it, and the one thing to do next. */
export function OrderButtons({ desk, piece, choice }: OrderButtonsProps) {
  const giving = useOrderGiving();
  const order = desk.orderOf(piece.id);
  if (order === undefined) return null;
  const hasPath = 'path' in order && order.path.length > 0;
  return (
    <div className="order-buttons">
      {hasPath && choice ? (
        <button type="button" className="btn small" onClick={() => giving.stepBack(piece)}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden /> {unitText.step}
        </button>
      ) : null}
      <button type="button" className="btn small quiet" onClick={() => giving.clear(piece)}>
        {unitText.clear}
      </button>
      <NextStep desk={desk} piece={piece} />
    </div>
  );
}

/** Complete this order; then the next unit; and when all have theirs, the seal, which on a phone is elsewhere. */
function NextStep({ desk, piece }: Omit<OrderButtonsProps, 'choice'>) {
  const giving = useOrderGiving();
  const { openTab } = useCampaignPlace();
  const isPhone = useMedia(PHONE);
  const isComplete = desk.stateOf(piece.id) === 'complete';
  const hasNext = desk.pieces.some((other) => other.id !== piece.id && desk.stateOf(other.id) === 'none');
  if (!isComplete && desk.refusalsOf(piece.id).length > 0) return null;
  if (!isComplete) {
    const goesOn = isPhone && hasNext;
    return (
      <button type="button" className="btn small ink" onClick={() => (goesOn ? giving.next(1) : giving.finish())}>
        <Check size={16} strokeWidth={1.75} aria-hidden /> {goesOn ? unitText.completeNext : unitText.complete}
      </button>
    );
  }
  if (!hasNext && !isPhone) return null;
  return (
    <button
      type="button"
      className="btn small ink"
      aria-keyshortcuts={hasNext ? 'N' : undefined}
      onClick={() => (hasNext ? giving.next(1) : openTab('orders'))}
    >
      {hasNext ? unitText.next : unitText.toSeal} <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
