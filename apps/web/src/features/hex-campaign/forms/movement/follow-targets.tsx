import { SeatSwatch } from '@sealed-orders/map';
import type { Piece, PieceId } from '@sealed-orders/rules/hex-campaign';
import { distance } from '@sealed-orders/rules/space';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { useHexPlace } from '../../hex-context.ts';
import { knownPiece } from '../../map/known.ts';
import { RefusalLines } from '../parts/refusals.tsx';
import { useOrderGiving } from './order-giving.ts';
import { useMovementForm } from './orders-context.ts';

interface FollowTargetsProps {
  readonly piece: Piece;
  readonly targets: readonly PieceId[];
}

/** Whom a piece may follow, and who in sight cannot be followed and why; touching one on the map does the same. */
export function FollowTargets({ piece, targets }: FollowTargetsProps) {
  const { view, words, letterOf, nameOf } = useHexPlace();
  const form = useMovementForm();
  const giving = useOrderGiving();
  const order = form?.orderOf(piece.id);
  const others = form === null ? [] : Object.values(view.seen).filter(({ id }) => !targets.includes(id));
  if (targets.length + others.length === 0) return <p className="hint">{unitText.noTarget}</p>;
  const nearestFirst = targets
    .flatMap((target) => {
      const known = knownPiece(view, target);
      return known === null ? [] : [{ target, known: known.piece, away: distance(piece.hex, known.piece.hex) }];
    })
    .sort((a, b) => a.away - b.away);
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold text-sm mb-1">{unitText.chooseTarget}</legend>
      {nearestFirst.map(({ target, known }) => (
        <label key={target} className="row min-h-11 border-b border-rule cursor-pointer">
          <input
            type="radio"
            name="target"
            className="size-5 accent-ink"
            checked={order?.type === 'follow' && order.target === target}
            onChange={() => giving.follow(piece, target)}
          />
          <SeatSwatch seat={letterOf(known.seat)} />
          <span className="grow">{nameOf(known)}</span>
          <span className="muted">{words.hex(known.hex).text}</span>
        </label>
      ))}
      {others.map((other) => (
        <div key={other.id} className="row min-h-11 border-b border-rule ink2">
          <SeatSwatch seat={letterOf(other.seat)} />
          <div className="grow">
            {nameOf(other)}
            <RefusalLines rejections={form?.judge({ type: 'follow', piece: piece.id, target: other.id }) ?? []} />
          </div>
          <span className="muted">{words.hex(other.hex).text}</span>
        </div>
      ))}
    </fieldset>
  );
}
