import type { Foreseen, MovementOption, MovementOrder, Piece } from '@sealed-orders/rules/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { useHexPlace } from '../../hex-context.ts';
import { Refusals } from '../parts/refusals.tsx';
import { ClaimPreview } from './claim-preview.tsx';
import { FollowTargets } from './follow-targets.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderDetails } from './order-details.tsx';
import { useOrderGiving } from './order-giving.ts';
import { OrderTiles } from './order-tiles.tsx';
import { orderWords } from './order-words.ts';
import { choiceInHand, type MovementForm, typeInHand, useMovementForm } from './orders-context.ts';
import { PathRuler, StopNotice } from './path-ruler.tsx';

interface OrderFormProps {
  readonly form: MovementForm;
  readonly piece: Piece;
  readonly option: MovementOption;
}

/** Writes one unit's order: tiles, path or target, and the rules' objections. */
export function OrderForm({ piece }: { readonly piece: Piece }) {
  const form = useMovementForm();
  const option = form?.optionOf(piece.id);
  if (form === null || option === undefined || !(form.isOpen || form.isSealed)) return null;
  return (
    <div className="border-t border-rule px-4 py-3">
      {form.isOpen ? <OpenForm form={form} piece={piece} option={option} /> : <SealedOrder form={form} piece={piece} />}
    </div>
  );
}

function SealedOrder({ form, piece }: { readonly form: MovementForm; readonly piece: Piece }) {
  const { words } = useHexPlace();
  const order = form.orderOf(piece.id);
  return order ? <p className="font-semibold">{orderWords(order, words)}</p> : null;
}

function OpenForm({ form, piece, option }: OrderFormProps) {
  const giving = useOrderGiving();
  const order = form.orderOf(piece.id);
  const chosen = typeInHand(form, piece.id);
  const choice = choiceInHand(form, piece.id) ?? undefined;
  const given = order?.type === chosen ? order : null;
  const path = given !== null && 'path' in given ? given : null;
  const ahead = given === null ? null : form.foreseenOf(piece.id);
  const isClaiming = given?.type === 'move-and-claim' || (given?.type === 'claim-area' && given.shrine === undefined);
  return (
    <>
      <OrderTiles option={option} chosen={chosen} onChoose={(type) => giving.choose(piece, type)} />
      {choice && path && ahead ? <PathRuler piece={piece} choice={choice} order={path} ahead={ahead} /> : null}
      {choice && choice.reach.length > 0 && choice.type !== 'webway' && !path?.path.length ? (
        <p className="hint">{unitText.drawPath}</p>
      ) : null}
      {choice?.type === 'follow' ? <FollowTargets piece={piece} targets={choice.targets} /> : null}
      {isClaiming && ahead ? <ClaimPreview claims={ahead.claims} /> : null}
      {choice ? <OrderDetails form={form} piece={piece} choice={choice} order={given} /> : null}
      <div className="order-end">
        <Refusals rejections={form.refusalsOf(piece.id)} />
        {ahead?.stop && given !== null ? <StopNotice stop={ahead.stop} at={lastEntered(given, ahead)} /> : null}
        <OrderButtons form={form} piece={piece} choice={choice} />
      </div>
    </>
  );
}

/** The last hex that it enters; null if it stays where it is. */
const lastEntered = (order: MovementOrder, { costs }: Foreseen) =>
  'path' in order ? (order.path[costs.length - 1] ?? null) : null;
