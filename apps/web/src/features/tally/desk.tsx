'use client';
import { tallyPageText } from '@sealed-orders/text/tally';
import { useId } from 'react';
import { NumberInput } from '../shell/number-input.tsx';
import { useTallyPlace } from './tally-context.ts';

/** More than the rules take: what they refuse is said beside the seal, and not hidden by the field. */
const MOST_TYPED = 99;

/** The number of this turn. */
export function TallyDesk() {
  const { desk } = useTallyPlace();
  const id = useId();
  if (desk === null) return null;
  return (
    <section className="grid gap-3 p-4" aria-label={tallyPageText.desk} data-keys>
      <h2>{tallyPageText.desk}</h2>
      <div className="field">
        <label className="name" htmlFor={id}>
          {tallyPageText.add}
        </label>
        <NumberInput
          id={id}
          className="input"
          min={0}
          max={MOST_TYPED}
          disabled={!desk.isOpen}
          value={desk.sheet.add}
          onChange={desk.write}
        />
      </div>
    </section>
  );
}
