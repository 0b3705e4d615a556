import type { PhaseEntry } from '@sealed-orders/rules/kernel';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useId } from 'react';
import { hasSheets, hasTurns } from '../campaign-data/has-sheets.ts';
import { Choice } from '../kit/field.tsx';
import { NumberInput } from '../kit/number-input.tsx';
import type { Frame } from './plan.ts';
import { Segments } from './segments.tsx';

const text = absenceText.terms;
const PAUSE_DAYS = ['0', '1', '3', '7', '14'] as const;
const OPENS_AFTER = ['0', '2', '3', '4', '5'] as const;

interface AbsenceFieldsProps {
  readonly frame: Frame;
  /** Of the game: without sheets nothing is ordered for players who are away, and without phases its days count. */
  readonly phases: readonly PhaseEntry[];
  readonly onFrame: (part: Partial<Frame>) => void;
}

/** What happens to seats whose players are away or gone. */
export function AbsenceFields({ frame, phases, onFrame }: AbsenceFieldsProps) {
  const id = useId();
  const isOnSheets = hasSheets(phases);
  const { after } = isOnSheets ? text : absenceText.onArrival.terms;
  const { pauseFor } = hasTurns(phases) ? text : absenceText.onArrival.terms;
  return (
    <section className="form-grid" aria-label={text.title}>
      {isOnSheets ? (
        <>
          <Segments
            label={text.policy}
            value={frame.absence}
            options={[
              ['guard', text.policies.guard],
              ['caretaker', text.policies.caretaker],
            ]}
            onChange={(absence) => onFrame({ absence })}
          />
          <p className="hint mt-0!">{text.hints[frame.absence]}</p>
        </>
      ) : null}
      <div className="field">
        <label className="name" htmlFor={id}>
          {text.holiday}
        </label>
        <NumberInput
          id={id}
          className="input"
          min={0}
          max={365}
          value={frame.holidayDays}
          onChange={(holidayDays) => onFrame({ holidayDays })}
        />
      </div>
      <Choice
        label={text.opens}
        value={String(frame.opensAfter)}
        options={OPENS_AFTER.map((n) => [n, n === '0' ? text.never : after(Number(n))] as const)}
        onChange={(picked) => onFrame({ opensAfter: Number(picked) })}
      />
      <Choice
        label={text.pause}
        value={String(frame.pauseDays)}
        options={PAUSE_DAYS.map((n) => [n, pauseFor(Number(n))] as const)}
        onChange={(picked) => onFrame({ pauseDays: Number(picked) })}
      />
      <p className="hint mt-0!">{text.pauseHint}</p>
    </section>
  );
}
