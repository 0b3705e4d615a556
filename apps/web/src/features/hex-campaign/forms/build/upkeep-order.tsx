import type { BuildingType, LineOf } from '@sealed-orders/rules/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import type { BuildForm } from './build-form.ts';
import { BUILDING_ICONS } from './line-icons.ts';
import { movedBy } from './moved-by.ts';

const text = buildText.upkeepOrder;

const orderIn = (lines: readonly { readonly type: string }[]): LineOf<'upkeep-order'> | undefined =>
  lines.find((line): line is LineOf<'upkeep-order'> => line.type === 'upkeep-order');

/** The sequence in which the seat's settlements pay for their buildings, from the first to the last. HEX-BP-08. */
export function UpkeepOrder({ form }: { readonly form: BuildForm }) {
  const stands = orderIn(form.before.map(({ line }) => line))?.buildings ?? [];
  const given = orderIn(form.lines);
  const order = given?.buildings ?? stands;
  if (order.length === 0) return <p className="p-4 muted">{buildText.nothingHere}</p>;
  const write = (buildings: readonly BuildingType[]) => {
    const others = form.lines.filter(({ type }) => type !== 'upkeep-order');
    const isAsBefore = buildings.join() === stands.join();
    form.write(isAsBefore ? others : [...others, { type: 'upkeep-order', buildings: [...buildings] }]);
  };
  return (
    <section className="prices" aria-label={text.title}>
      <p className="p-4 muted">
        {text.says} <RuleChip rule="HEX-BP-08" />
      </p>
      <ol className="draft-units px-4">
        {order.map((building, i) => (
          <PlaceInOrder
            key={building}
            building={building}
            isOpen={form.isOpen}
            onEarlier={i === 0 ? null : () => write(movedBy(order, i, -1))}
            onLater={i === order.length - 1 ? null : () => write(movedBy(order, i, 1))}
          />
        ))}
      </ol>
      {given !== undefined && form.isOpen ? (
        <Button kind="quiet" onClick={() => write(stands)}>
          {text.asBefore}
        </Button>
      ) : null}
    </section>
  );
}

interface PlaceInOrderProps {
  readonly building: BuildingType;
  readonly isOpen: boolean;
  /** Null: it is the first, or the last. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

function PlaceInOrder({ building, isOpen, onEarlier, onLater }: PlaceInOrderProps) {
  const name = holdingsText.building(building, null);
  return (
    <li>
      <Icon of={BUILDING_ICONS[building]} size={20} />
      <b className="grow">{name}</b>
      <Button
        kind="icon"
        aria-label={text.earlier(name)}
        disabled={!isOpen || onEarlier === null}
        onClick={() => onEarlier?.()}
      >
        <Icon of={ChevronUp} size={18} />
      </Button>
      <Button
        kind="icon"
        aria-label={text.later(name)}
        disabled={!isOpen || onLater === null}
        onClick={() => onLater?.()}
      >
        <Icon of={ChevronDown} size={18} />
      </Button>
    </li>
  );
}
