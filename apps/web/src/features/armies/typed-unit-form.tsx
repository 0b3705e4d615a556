import { keysOf } from '@sealed-orders/rules/kernel';
import { MOVE_CLASS_NAMES, SLOT_NAMES } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Inputs } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Choice, Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';

export type TypedUnit = Inputs['rosters']['saveTyped']['units'][number];

interface TypedUnitFormProps {
  /** The unit being changed; null: a new one. */
  readonly unit: TypedUnit | null;
  /** Whether it replaces another form, which had the focus. */
  readonly isNext: boolean;
  readonly onTake: (unit: TypedUnit) => void;
}

const FRESH: TypedUnit = { name: '', slot: 'troops', moveClass: 'infantry', models: 10, points: 100 };

/** A whole number within the limits; null for anything else. */
function whole(text: string, least: number, most: number): number | null {
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

const WRONG = { models: armiesText.typed.modelsWrong, points: armiesText.typed.pointsWrong } as const;

interface NumberFieldProps {
  readonly name: keyof typeof WRONG;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isWrong: boolean;
}

function NumberField({ name, value, onChange, isWrong }: NumberFieldProps) {
  return (
    <Field
      name={name}
      label={armiesText.typed[name]}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      problem={isWrong ? WRONG[name] : null}
    />
  );
}

/** One unit: its name, slot, movement, models and points. Sized for a thumb, one below the other. */
export function TypedUnitForm({ unit, isNext, onTake }: TypedUnitFormProps) {
  const text = armiesText.typed;
  const [draft, setDraft] = useState(unit ?? FRESH);
  const [numbers, setNumbers] = useState({ models: String(draft.models), points: String(draft.points) });
  const [models, points] = [whole(numbers.models, 1, 999), whole(numbers.points, 0, 100_000)];
  const name = draft.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== '' && models !== null && points !== null) onTake({ ...draft, name, models, points });
  };
  return (
    <form className="form-grid" onSubmit={submit}>
      <Field
        name="unit"
        autoFocus={isNext}
        label={text.unit}
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <div className="form-grid pair">
        <Choice
          label={text.slot}
          value={draft.slot}
          options={keysOf(SLOT_NAMES).map((slot) => [slot, SLOT_NAMES[slot]])}
          onChange={(slot) => setDraft({ ...draft, slot })}
        />
        <Choice
          label={text.moveClass}
          value={draft.moveClass}
          options={keysOf(MOVE_CLASS_NAMES).map((one) => [one, MOVE_CLASS_NAMES[one]])}
          onChange={(moveClass) => setDraft({ ...draft, moveClass })}
        />
        <NumberField
          name="models"
          value={numbers.models}
          onChange={(typed) => setNumbers({ ...numbers, models: typed })}
          isWrong={models === null}
        />
        <NumberField
          name="points"
          value={numbers.points}
          onChange={(typed) => setNumbers({ ...numbers, points: typed })}
          isWrong={points === null}
        />
      </div>
      <Button type="submit" disabled={name === '' || models === null || points === null}>
        {unit === null ? <Icon of={Plus} size={17} /> : null} {unit === null ? text.add : text.change}
      </Button>
    </form>
  );
}
