import type { MovementOption, MovementOrder, Piece } from '@sealed-orders/rules/hex-campaign';
import { describeRejection, plain } from '@sealed-orders/text';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { Notice } from '../../shell/notice.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { FollowTargets } from './follow-targets.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { orderWords } from './order-words.ts';
import { choiceInHand, type OrdersDesk, typeInHand, useOrdersDesk } from './orders-context.ts';
import { PathRuler } from './path-ruler.tsx';
import { useOrderGiving } from './use-order-giving.ts';

interface OrderFormProps {
  readonly piece: Piece;
  readonly option: MovementOption;
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
      <OrderButtons desk={desk} piece={piece} choice={choice} />
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
