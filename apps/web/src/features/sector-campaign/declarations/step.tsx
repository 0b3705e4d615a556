import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../kit/icon.tsx';

interface StepProps {
  readonly title: string;
  /** What is chosen; null: nothing yet, and the step is open. */
  readonly value: ReactNode;
  /** A long list closes once something is chosen. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** One step of a declaration: the choice on one line, and a list that opens on a touch. */
export function Step({ title, value, isLong = true, children }: StepProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const id = useId();
  const isShown = isOpen ?? (value === null || !isLong);
  return (
    <section className="declare-step" aria-labelledby={id}>
      <button type="button" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
        <span id={id} className="name">
          {title}
        </span>
        <b className="grow">{value ?? text.choose}</b>
        <Icon of={ChevronDown} size={16} />
      </button>
      {isShown ? <div className="declare-list">{children}</div> : null}
    </section>
  );
}
