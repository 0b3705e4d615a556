'use client';
import type { Side } from '@sealed-orders/rules/sector-campaign';
import { sideEndText } from '@sealed-orders/text/sector-campaign/ending';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { claimOf } from './claim-of.ts';

const text = sideEndText.claim;

/** SEC-TURN-05: victory over an absent side, claimed or still to be claimed. */
export function ClaimNotice() {
  const { now, options } = useSectorStep();
  const claim = claimOf(now, options);
  if (claim === null) return null;
  return (
    <div className="px-4 py-3">
      <Notice kind={claim.kind === 'made' ? 'info' : 'warn'}>
        {claim.kind === 'made' ? text.made : claim.kind === 'against' ? text.against(claim.enemy) : null}
        {claim.kind === 'offered' ? `${text.absent(claim.enemy, claim.turns)} ${text.offers}` : null}{' '}
        <RuleChip rule="SEC-TURN-05" />
        {claim.kind === 'offered' ? <Claiming enemy={claim.enemy} /> : null}
      </Notice>
    </div>
  );
}

function Claiming({ enemy }: { readonly enemy: Side }) {
  const { send, isBusy } = useOrder();
  const [isAsking, ask] = useState(false);
  return (
    <p className="pt-2">
      <Button disabled={isBusy} onClick={() => ask(true)}>
        {text.open}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.title(enemy)}
          action={text.open}
          onConfirm={() => send({ type: 'claim-victory' }, { done: text.done })}
          onClose={() => ask(false)}
        >
          <p>{text.follows(enemy)}</p>
        </ConfirmDialog>
      ) : null}
    </p>
  );
}
