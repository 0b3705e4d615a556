'use client';
import { captorSide, checkOrder, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { sideName } from './sides.ts';
import { useSending } from './use-sending.ts';

/** The choice of the side that took captives. */
export function CaptivesForm({ battle }: { readonly battle: SeenBattle }) {
  const { view, words, isNow } = useHexPlace();
  const { send, isBusy } = useSending();
  const [isAsking, setAsking] = useState(false);
  const decision = (kill: boolean) => ({ type: 'decide-captives', battle: battle.id, kill }) as const;
  const mayDecide = isNow && view.own !== null && checkOrder(view, view.own.id, decision(false)).length === 0;
  const captor = captorSide(battle);
  return (
    <section className="captives" aria-label={outcomeText.captives}>
      <h4 className="row">
        <span className="grow">{outcomeText.captives}</span> <RuleChip rule="HEX-TBL-38" />
      </h4>
      {mayDecide ? (
        <>
          <p>{outcomeText.captivesSays}</p>
          <div className="row">
            <Button kind="main" disabled={isBusy} onClick={() => send(decision(false))}>
              {outcomeText.keep}
            </Button>
            <Button kind="danger" disabled={isBusy} onClick={() => setAsking(true)}>
              {outcomeText.kill}
            </Button>
          </div>
        </>
      ) : (
        <p className="ink2">{outcomeText.captivesWait(sideName(words, captor === null ? null : battle[captor]))}</p>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={outcomeText.killTitle}
          action={outcomeText.kill}
          onConfirm={() => send(decision(true))}
          onClose={() => setAsking(false)}
        >
          <p>{outcomeText.killSays}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
