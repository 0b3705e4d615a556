import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { stopAhead } from '@sealed-orders/text/pages/map';
import { Notice } from '../../shell/notice.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useOrderGiving } from './use-order-giving.ts';

interface OutOfReachProps {
  readonly piece: PieceId;
  readonly hex: HexKey;
}

/** A hex was touched that the unit in hand cannot reach: that it cannot, why where that is known, and the way back. */
export function OutOfReach({ piece: id, hex }: OutOfReachProps) {
  const { view, words, select, nameOf } = useCampaignPlace();
  const giving = useOrderGiving();
  const piece = view.pieces[id];
  if (piece === undefined) return null;
  const stop = giving.hindrance(piece, hex);
  return (
    <div className="px-4 pb-3">
      <Notice kind="warn" live>
        <b>{unitText.outOfReach(nameOf(piece))}</b>{' '}
        {stop ? (
          <>
            {stopAhead(stop.code, words.hex(stop.hex).text)} <RuleChip rule={stop.rule} />
          </>
        ) : null}
        <button type="button" className="link-btn block" onClick={() => select({ kind: 'piece', piece: id })}>
          {unitText.backTo(nameOf(piece))}
        </button>
      </Notice>
    </div>
  );
}
