import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { BATTLE_ORDER_NAMES, battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { faultOf, ownPiece, typeInHand, useBattleOrdersForm } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { orderThere } from './battle-targets.ts';
import { armyName } from './battle-words.ts';

interface HexOrdersProps {
  readonly hex: HexKey;
  /** The selected army, which cannot be ordered here; null if none was. */
  readonly outOfReachOf: PieceId | null;
}

/** The orders for a hex; or why the selected order cannot lead there, and the way back. */
export function HexOrders({ hex, outOfReachOf }: HexOrdersProps) {
  const place = useHexPlace();
  const form = useBattleOrdersForm();
  if (form === null) return null;
  const entry = form.entries.find((one) => one.hex === hex);
  return (
    <div className="px-4 pb-3 empty:hidden">
      {outOfReachOf === null ? null : <OutOfReach hex={hex} piece={outOfReachOf} />}
      {entry === undefined ? null : (
        <Notice kind="info">{battleOrdersText.outcome.atHex(armyName(place, entry.army))}</Notice>
      )}
    </div>
  );
}

function OutOfReach({ hex, piece: id }: { readonly hex: HexKey; readonly piece: PieceId }) {
  const { words, nameOf } = useHexPlace();
  const form = useBattleOrdersForm();
  const giving = useBattleGiving();
  const piece = form && ownPiece(form.view, id);
  const type = form && typeInHand(form, id);
  if (!piece || type === null) return null;
  const order = orderThere(id, type, hex);
  const fault = order && faultOf(form.view, order);
  return (
    <Notice kind="warn" live>
      <b>{battleOrdersText.cannot(nameOf(piece), BATTLE_ORDER_NAMES[type])}</b>{' '}
      {fault ? (
        <>
          {plain(describeRejection(fault, words))} {fault.rule ? <RuleChip rule={fault.rule} /> : null}
        </>
      ) : null}
      <Button kind="link" className="block" onClick={() => giving.take(piece)}>
        {unitText.backTo(nameOf(piece))}
      </Button>
    </Notice>
  );
}
