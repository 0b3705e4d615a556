import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { Minus, Plus } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';

interface StepperProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A small number, by tapping or by arrow keys. */
export function Stepper({ label, value, min = 0, max, onChange }: StepperProps) {
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <span className="stepper">
      <button type="button" aria-label={reportFormText.less(label)} disabled={value <= min} onClick={() => step(-1)}>
        <Icon of={Minus} size={15} stroke={2} />
      </button>
      <output aria-label={label}>{value}</output>
      <button type="button" aria-label={reportFormText.plus(label)} disabled={value >= max} onClick={() => step(1)}>
        <Icon of={Plus} size={15} stroke={2} />
      </button>
    </span>
  );
}
