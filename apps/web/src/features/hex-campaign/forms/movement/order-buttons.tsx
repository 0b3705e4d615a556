import type { OrderChoice, Piece } from '@sealed-orders/rules/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { useOrderGiving } from './order-giving.ts';
import type { MovementForm } from './orders-context.ts';

interface OrderButtonsProps {
  readonly form: MovementForm;
  readonly piece: Piece;
  readonly choice: OrderChoice | undefined;
}

/** Below an order: a step back, clear it, and the one thing to do next. */
export function OrderButtons({ form, piece, choice }: OrderButtonsProps) {
  const giving = useOrderGiving();
  const order = form.orderOf(piece.id);
  if (order === undefined) return null;
  const hasPath = 'path' in order && order.path.length > 0;
  return (
    <div className="order-buttons">
      {hasPath && choice ? (
        <Button size="small" onClick={() => giving.stepBack(piece)}>
          <Icon of={Undo2} /> {unitText.step}
        </Button>
      ) : null}
      <Button kind="quiet" size="small" onClick={() => giving.clear(piece)}>
        {unitText.clear}
      </Button>
      <NextStep
        state={form.stateOf(piece.id)}
        hasNext={form.pieces.some((other) => other.id !== piece.id && form.stateOf(other.id) === 'none')}
        isRefused={form.refusalsOf(piece.id).length > 0}
        onNext={() => giving.next(1)}
        onComplete={giving.finish}
      />
    </div>
  );
}
