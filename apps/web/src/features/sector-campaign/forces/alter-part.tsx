'use client';
import type { Detachment } from '@sealed-orders/rules/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { Refused } from '../declarations/refused.tsx';
import { useSectorStep } from '../sector-context.ts';
import { SheetDialog } from '../setup/sheet-dialog.tsx';
import { draftOfSheet } from '../setup/sheet-draft.ts';
import { useOrder } from '../setup/use-order.ts';
import { type Alteration, alterationOf, mayAlter, sheetOf } from './altering.ts';

const text = forcesText.alter;

/** SEC-XP-11: changes the sheet of a detachment, at the price of experience. */
export function AlterPart({ detachment }: { readonly detachment: Detachment }) {
  const { now, isNow } = useSectorStep();
  const { send, isBusy } = useOrder();
  const [isOpen, open] = useState(false);
  if (!isNow || detachment.tenure !== 'army' || !mayAlter(now)) return null;
  return (
    <div>
      <Button size="small" disabled={isBusy} onClick={() => open(true)}>
        {text.open}
      </Button>
      <p className="hint">
        {text.says} <RuleChip rule="SEC-XP-11" />
      </p>
      {isOpen ? (
        <SheetDialog
          start={draftOfSheet(sheetOf(detachment))}
          changes={detachment.name}
          isFixed
          judge={(typed) => {
            const alteration = alterationOf(now, detachment, typed);
            return { isAllowed: alteration.refusal === null, says: <Cost alteration={alteration} /> };
          }}
          onTake={(typed) => send(alterationOf(now, detachment, typed).order, { done: text.done })}
          onClose={() => open(false)}
        />
      ) : null}
    </div>
  );
}

const Cost = ({ alteration: { choices, xpLost, refusal } }: { readonly alteration: Alteration }) => (
  <Notice kind={refusal === null ? 'warn' : 'danger'} live>
    {refusal === null ? text.costs(choices, xpLost) : <Refused refusal={refusal} />}
  </Notice>
);
