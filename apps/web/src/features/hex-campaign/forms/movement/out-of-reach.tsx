import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { stopAhead } from '@sealed-orders/text/hex-campaign/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { useOrderGiving } from './order-giving.ts';

interface OutOfReachProps {
  readonly hex: HexKey;
  /** The selected unit; null if none was. */
  readonly outOfReachOf: PieceId | null;
}

/** The selected unit cannot reach the touched hex: says so, with the reason if it is known, and the way back. */
export function OutOfReach({ hex, outOfReachOf: id }: OutOfReachProps) {
  const { view, words, select, nameOf } = useHexPlace();
  const giving = useOrderGiving();
  const piece = id === null ? undefined : lookup(view.pieces, id);
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
        <Button kind="link" className="block" onClick={() => select({ kind: 'piece', piece: piece.id })}>
          {unitText.backTo(nameOf(piece))}
        </Button>
      </Notice>
    </div>
  );
}
