import type { HexKey } from '@sealed-orders/rules/space';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { Notice } from '../../../kit/notice.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { useBattleOrdersForm } from './battle-context.ts';
import { armyName } from './battle-words.ts';

/** Where an army's orders lead: in the panel of the hex that it will enter. */
export function HexOrders({ hex }: { readonly hex: HexKey }) {
  const place = useHexPlace();
  const form = useBattleOrdersForm();
  const entry = form?.entries.find((one) => one.hex === hex);
  if (entry === undefined) return null;
  return (
    <div className="px-4 pb-3">
      <Notice kind="info">{battleOrdersText.outcome.atHex(armyName(place, entry.army))}</Notice>
    </div>
  );
}
