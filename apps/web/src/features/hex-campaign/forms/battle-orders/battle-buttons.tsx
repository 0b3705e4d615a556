import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Button } from '../../../kit/button.tsx';
import { NextStep } from '../parts/next-step.tsx';
import type { BattleOrdersForm } from './battle-context.ts';
import { gapsOf, useBattleGiving } from './battle-giving.ts';

interface BattleButtonsProps {
  readonly form: BattleOrdersForm;
  readonly piece: Piece;
}

/** Below an order: clear it, and the one thing to do next. */
export function BattleButtons({ form, piece }: BattleButtonsProps) {
  const giving = useBattleGiving();
  const state = form.stateOf(piece.id);
  if (state === 'none') return null;
  return (
    <div className="order-buttons">
      <Button kind="quiet" size="small" onClick={() => giving.clear(piece)}>
        {unitText.clear}
      </Button>
      <NextStep
        state={state}
        hasNext={gapsOf(form).some(({ id }) => id !== piece.id)}
        isRefused={form.refusalsOf(piece.id).length > 0}
        onNext={() => giving.next(1)}
        onComplete={giving.finish}
      />
    </div>
  );
}
