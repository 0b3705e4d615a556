import { MOVE_CLASS_NAMES, SLOT_NAMES } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import type { TypedUnit } from './typed-unit-form.tsx';

interface TypedUnitListProps {
  readonly units: readonly TypedUnit[];
  readonly onEdit: (at: number) => void;
  readonly onRemove: (at: number) => void;
}

/** The units typed in so far, and their totals. */
export function TypedUnitList({ units, onEdit, onRemove }: TypedUnitListProps) {
  const text = armiesText.typed;
  if (units.length === 0) return <p className="ink2">{text.empty}</p>;
  const models = units.reduce((sum, unit) => sum + unit.models, 0);
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  return (
    <div>
      <ul aria-label={text.units}>
        {units.map((unit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike
          <li key={at} className="row min-h-11 border-b border-rule py-1">
            <span className="grow min-w-0">
              <b className="font-semibold">{unit.name}</b>{' '}
              <span className="muted">
                {text.line(SLOT_NAMES[unit.slot], MOVE_CLASS_NAMES[unit.moveClass], unit.models, unit.points)}
              </span>
            </span>
            <Button kind="icon" aria-label={text.changeOf(unit.name)} onClick={() => onEdit(at)}>
              <Icon of={Pencil} />
            </Button>
            <Button kind="icon" aria-label={text.removeOf(unit.name)} onClick={() => onRemove(at)}>
              <Icon of={Trash2} />
            </Button>
          </li>
        ))}
      </ul>
      <p className="sum-bar" aria-live="polite">
        <span>
          <b>{units.length}</b> {armiesText.review.sum.units}
        </span>
        <span>
          <b>{models}</b> {armiesText.review.sum.models}
        </span>
        <span>
          <b>{points.toLocaleString('en-GB')}</b> {armiesText.review.sum.points}
        </span>
      </p>
    </div>
  );
}
