import {
  MOVEMENT_ORDERS,
  type MovementOption,
  type MovementOrderType,
  type OrderChoice,
} from '@sealed-orders/rules/hex-campaign';
import { describeRejection, ORDER_HINTS, ORDER_NAMES, plain } from '@sealed-orders/text';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { useId, useState } from 'react';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { ORDER_SIGNS } from './order-icons.ts';

interface OrderTilesProps {
  readonly option: MovementOption;
  readonly chosen: MovementOrderType | null;
  readonly onChoose: (type: MovementOrderType) => void;
}

/** The eight orders. What cannot be done stays, struck through, and says why when it is touched. */
export function OrderTiles({ option, chosen, onChoose }: OrderTilesProps) {
  const [asked, setAsked] = useState<MovementOrderType | null>(null);
  const saysId = useId();
  const choices = new Map(option.choices.map((choice) => [choice.type, choice]));
  const shown = MOVEMENT_ORDERS.flatMap((type) => choices.get(type) ?? []);
  const touch = (choice: OrderChoice) => {
    setAsked(choice.type);
    if (choice.refusal === null) onChoose(choice.type);
  };
  const spokenOf = asked ?? chosen;
  const spoken = spokenOf === null ? null : (choices.get(spokenOf) ?? null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className="tiles scrolling" role="group" aria-label={unitText.orders}>
        {shown.map((choice) => (
          <Tile
            key={choice.type}
            choice={choice}
            isChosen={choice.type === chosen}
            saysId={saysId}
            onTouch={() => touch(choice)}
          />
        ))}
      </div>
      <p className="tile-says" id={saysId} aria-live="polite">
        {spoken ? <TileSays choice={spoken} /> : null}
      </p>
    </>
  );
}

interface TileProps {
  readonly choice: OrderChoice;
  readonly isChosen: boolean;
  readonly saysId: string;
  readonly onTouch: () => void;
}

function Tile({ choice, isChosen, saysId, onTouch }: TileProps) {
  const { Icon, key } = ORDER_SIGNS[choice.type];
  const isRefused = choice.refusal !== null;
  return (
    <button
      type="button"
      className={isRefused ? 'tile refused' : 'tile'}
      aria-pressed={isChosen}
      aria-disabled={isRefused || undefined}
      aria-keyshortcuts={key.toUpperCase()}
      aria-describedby={isRefused ? saysId : undefined}
      onClick={onTouch}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {ORDER_NAMES[choice.type]}
    </button>
  );
}

function TileSays({ choice }: { readonly choice: OrderChoice }) {
  const { words } = useCampaignPlace();
  if (choice.refusal === null) return ORDER_HINTS[choice.type];
  const { rule } = choice.refusal;
  return (
    <>
      <b>{ORDER_NAMES[choice.type]}:</b> {plain(describeRejection(choice.refusal, words))} <RuleChip rule={rule} />
    </>
  );
}
