import type { MovementOrder, Option, OrderChoice, Piece } from '@sealed-orders/rules/hex-campaign';
import { describeRejection, plain } from '@sealed-orders/text';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { Check, Undo2 } from 'lucide-react';
import { Notice } from '../../shell/notice.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { FollowTargets } from './follow-targets.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { orderWords } from './order-words.ts';
import { choiceInHand, type OrdersDesk, typeInHand, useOrdersDesk } from './orders-context.ts';
import { PathRuler } from './path-ruler.tsx';
import { useOrderGiving } from './use-order-giving.ts';

interface OrderFormProps {
  readonly piece: Piece;
  readonly option: Option;
}

/** Writes one unit's order: tiles, path or target, and what speaks against it. */
export function OrderForm({ piece, option }: OrderFormProps) {
  const desk = useOrdersDesk();
  if (desk === null) return null;
  return (
    <div className="border-t border-rule px-4 py-3">
      {desk.isOpen ? <OpenForm desk={desk} piece={piece} option={option} /> : <SealedOrder desk={desk} piece={piece} />}
    </div>
  );
}

function SealedOrder({ desk, piece }: { readonly desk: OrdersDesk; readonly piece: Piece }) {
  const { words } = useCampaignPlace();
  const order = desk.orderOf(piece.id);
  return order ? <p className="font-semibold">{orderWords(order, words)}</p> : null;
}

function OpenForm({ desk, piece, option }: OrderFormProps & { readonly desk: OrdersDesk }) {
  const giving = useOrderGiving();
  const order = desk.orderOf(piece.id);
  const chosen = typeInHand(desk, piece.id);
  const choice = choiceInHand(desk, piece.id) ?? undefined;
  const path = order && 'path' in order && order.type === chosen ? order : null;
  return (
    <>
      <OrderTiles option={option} chosen={chosen} onChoose={(type) => giving.choose(piece, type)} />
      {choice?.mayFlyHigh ? <HighFlight desk={desk} order={order} /> : null}
      {choice && path ? <PathRuler piece={piece} choice={choice} order={path} /> : null}
      {choice && choice.reach.length > 0 && !path?.path.length ? <p className="hint">{unitText.drawPath}</p> : null}
      {choice?.type === 'follow' ? <FollowTargets piece={piece} targets={choice.targets} /> : null}
      <Refusals desk={desk} piece={piece} />
      <FormButtons desk={desk} piece={piece} choice={choice} />
    </>
  );
}

function HighFlight({ desk, order }: { readonly desk: OrdersDesk; readonly order: MovementOrder | undefined }) {
  if (!order || (order.type !== 'path' && order.type !== 'follow')) return null;
  return (
    <label className="row mt-3">
      <input
        type="checkbox"
        className="toggle"
        checked={order.high ?? false}
        onChange={(event) => desk.dispatch({ type: 'give', order: { ...order, high: event.target.checked } })}
      />
      {unitText.flyHigh}
    </label>
  );
}

function Refusals({ desk, piece }: { readonly desk: OrdersDesk; readonly piece: Piece }) {
  const { words } = useCampaignPlace();
  return desk.refusalsOf(piece.id).map((rejection) => (
    <div className="mt-2" key={`${rejection.code} ${rejection.path.join('.')}`}>
      <Notice kind="danger" live>
        {plain(describeRejection(rejection, words))} {rejection.rule ? <RuleChip rule={rejection.rule} /> : null}
      </Notice>
    </div>
  ));
}

interface FormButtonsProps {
  readonly desk: OrdersDesk;
  readonly piece: Piece;
  readonly choice: OrderChoice | undefined;
}

function FormButtons({ desk, piece, choice }: FormButtonsProps) {
  const giving = useOrderGiving();
  const isPhone = useMedia(PHONE);
  const order = desk.orderOf(piece.id);
  if (order === undefined) return null;
  const hasPath = 'path' in order && order.path.length > 0;
  const hasNext = desk.pieces.some((other) => desk.stateOf(other.id) === 'none');
  const isComplete = desk.stateOf(piece.id) === 'complete';
  const mayFinish = !isComplete && desk.refusalsOf(piece.id).length === 0;
  return (
    <div className="row mt-3">
      {hasPath && choice ? (
        <button type="button" className="btn small" onClick={() => giving.stepBack(piece)}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden /> {unitText.step}
        </button>
      ) : null}
      <button type="button" className="btn small quiet" onClick={() => giving.clear(piece)}>
        {unitText.clear}
      </button>
      <span className="grow" />
      {mayFinish ? (
        <button
          type="button"
          className="btn small ink"
          onClick={() => (isPhone && hasNext ? giving.next(1) : giving.finish())}
        >
          <Check size={16} strokeWidth={1.75} aria-hidden />{' '}
          {isPhone && hasNext ? unitText.completeNext : unitText.complete}
        </button>
      ) : null}
    </div>
  );
}
