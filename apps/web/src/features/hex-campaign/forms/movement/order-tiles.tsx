import { MOVEMENT_ORDERS, type MovementOption, type MovementOrderType } from '@sealed-orders/rules/hex-campaign';
import { ORDER_HINTS, ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Tiles } from '../parts/tiles.tsx';
import { ORDER_ICONS } from './order-icons.ts';
import { ORDER_KEYS } from './order-keys.ts';

interface OrderTilesProps {
  readonly option: MovementOption;
  readonly chosen: MovementOrderType | null;
  readonly onChoose: (type: MovementOrderType) => void;
}

/** The orders that the piece's kind and race know. */
export function OrderTiles({ option, chosen, onChoose }: OrderTilesProps) {
  const refusals = new Map(option.choices.map(({ type, refusal }) => [type, refusal]));
  const choices = MOVEMENT_ORDERS.flatMap((kind) => {
    const refusal = refusals.get(kind);
    if (refusal === undefined) return [];
    const icon = ORDER_ICONS[kind];
    const hotkey = ORDER_KEYS[kind];
    return [{ kind, name: ORDER_NAMES[kind], hint: ORDER_HINTS[kind], icon, hotkey, refusal }];
  });
  return <Tiles label={unitText.orders} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
