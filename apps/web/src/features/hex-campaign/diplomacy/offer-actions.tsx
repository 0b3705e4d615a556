import { checkOrder, type Deal, type DealOrder, type Own } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Payer } from './payer.tsx';
import { Refused } from './refused.tsx';
import { useDealing } from './use-dealing.ts';

const text = diplomacyText.offers;

/** Signs an offer made to the reader, choosing the settlement that pays; or declines it. */
export function Signature({ deal, own }: { readonly deal: Deal; readonly own: Own }) {
  const { view } = useHexPlace();
  const { give, isBusy } = useDealing();
  const [from, setFrom] = useState<HexKey | null>(null);
  const order: DealOrder = { type: 'sign', deal: deal.id, from };
  const [refusal] = checkOrder(view, own.id, order);
  return (
    <div className="offer-acts">
      {deal.takes.bp > 0 ? <Payer own={own} bp={deal.takes.bp} value={from} onChange={setFrom} /> : null}
      <Refused refusal={refusal} />
      <div className="row">
        <Button kind="main" disabled={refusal !== undefined || isBusy} onClick={() => give(order)}>
          {text.sign}
        </Button>
        <Button disabled={isBusy} onClick={() => give({ type: 'withdraw', deal: deal.id })}>
          {text.decline}
        </Button>
      </div>
    </div>
  );
}

/** Withdraws one of the reader's own offers. */
export function OwnOffer({ deal }: { readonly deal: Deal }) {
  const { give, isBusy } = useDealing();
  return (
    <div className="offer-acts">
      <Button size="small" disabled={isBusy} onClick={() => give({ type: 'withdraw', deal: deal.id })}>
        {text.withdraw}
      </Button>
    </div>
  );
}
