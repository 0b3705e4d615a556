'use client';
import { tallyPageText } from '@sealed-orders/text/tally';
import { useId } from 'react';
import { NumberInput } from '../kit/number-input.tsx';
import { useTallyPlace } from './tally-context.ts';

/** More than the rules accept: refusals are shown beside the seal, and not hidden by the field. */
const MOST_TYPED = 99;

/** The number of this turn. */
export function TallyForm() {
  const { form } = useTallyPlace();
  const id = useId();
  if (form === null) return null;
  return (
    <section className="grid gap-3 p-4" aria-label={tallyPageText.form} data-keys>
      <h2>{tallyPageText.form}</h2>
      <div className="field">
        <label className="name" htmlFor={id}>
          {tallyPageText.add}
        </label>
        <NumberInput
          id={id}
          className="input"
          min={0}
          max={MOST_TYPED}
          disabled={!form.isOpen}
          value={form.sheet.add}
          onChange={form.write}
        />
      </div>
    </section>
  );
}
