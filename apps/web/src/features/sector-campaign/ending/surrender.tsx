'use client';
import { otherSide, type Side } from '@sealed-orders/rules/sector-campaign';
import { sideEndText } from '@sealed-orders/text/sector-campaign/ending';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { isCommander } from '../declarations/question.ts';
import { useSectorStep } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';

const text = sideEndText.surrender;

/** SEC-VP-11: the commander gives the campaign up, after being asked twice. */
export function Surrender() {
  const { now, isNow } = useSectorStep();
  if (!isNow || now.side === null || now.board.ended !== null || !isCommander(now)) return null;
  const winner = otherSide(now.side);
  return (
    <details className="army-row">
      <summary>
        <b>{text.title}</b>
      </summary>
      <div className="grid gap-3 p-4">
        <p>
          {text.says(winner)} <RuleChip rule="SEC-VP-11" />
        </p>
        <Asking winner={winner} />
      </div>
    </details>
  );
}

function Asking({ winner }: { readonly winner: Side }) {
  const { send, isBusy } = useOrder();
  const [asked, ask] = useState<'first' | 'second' | null>(null);
  const [isSure, setSure] = useState(false);
  const close = (question: 'first' | 'second') => () => ask((now) => (now === question ? null : now));
  return (
    <p>
      <Button
        kind="danger"
        disabled={isBusy}
        onClick={() => {
          setSure(false);
          ask('first');
        }}
      >
        {text.open}
      </Button>
      {asked === 'first' ? (
        <ConfirmDialog
          title={text.first.title}
          action={text.first.action}
          onConfirm={() => ask('second')}
          onClose={close('first')}
        >
          <p>{text.first.ends(winner)}</p>
          <p>{text.first.shows}</p>
          <p>{text.first.instead}</p>
        </ConfirmDialog>
      ) : null}
      {asked === 'second' ? (
        <ConfirmDialog
          title={text.second.title(winner)}
          action={text.second.action}
          canConfirm={isSure}
          onConfirm={() => send({ type: 'surrender' }, { done: text.done })}
          onClose={close('second')}
        >
          <p>{text.second.final}</p>
          <label className="row">
            <input
              type="checkbox"
              className="check-box"
              checked={isSure}
              onChange={(event) => setSure(event.target.checked)}
            />
            {text.second.sure}
          </label>
        </ConfirmDialog>
      ) : null}
    </p>
  );
}
