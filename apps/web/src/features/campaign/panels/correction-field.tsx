'use client';
import type { Field } from '@sealed-orders/rules/kernel';
import type { FieldText } from '@sealed-orders/text';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { SettingInput } from '../../new-campaign/setting-input.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import type { CorrectionPart } from '../door.ts';
import { CountsField } from './counts-field.tsx';

const text = refereeText.correct;

interface CorrectionFieldProps {
  readonly field: Field;
  readonly words: FieldText;
  /** Its current value. */
  readonly now: unknown;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What a field of counts asks about. */
  readonly parts?: readonly CorrectionPart[];
}

/** One value of a correction, in a field of its kind, with its limits. */
export function CorrectionField({ field, words, now, value, onChange, parts = [] }: CorrectionFieldProps) {
  const id = useId();
  if (field.kind === 'seat') return <SeatChoice {...{ field, words, value, onChange }} />;
  if (field.kind === 'place') return <PlaceChoice {...{ words, value, onChange }} />;
  if (field.kind === 'counts') return <CountsField {...{ words, value, onChange, parts }} />;
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {words.name}
      </label>
      <SettingInput id={id} field={field} words={words} value={value ?? ''} onChange={onChange} />
      {field.kind === 'number' ? (
        <p className="hint">
          {now === undefined ? '' : `${text.now(Number(now))} `}
          {text.limits(field.least, field.most)}
        </p>
      ) : null}
    </div>
  );
}

interface PlaceChoiceProps {
  readonly words: FieldText;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A place of the board: from the list, or the one that is selected on the map. */
function PlaceChoice({ words, value, onChange }: PlaceChoiceProps) {
  const { corrections } = useRoom();
  const selected = corrections.picked('hex');
  return (
    <div className="grid grid-cols-1 gap-1 justify-items-start">
      <Choice
        label={words.name}
        value={typeof value === 'string' ? value : ''}
        options={[...(value === undefined ? ([['', text.choose]] as const) : []), ...corrections.places]}
        onChange={onChange}
      />
      <Button kind="quiet" size="small" disabled={selected === null} onClick={() => onChange(selected)}>
        {text.useSelected}
      </Button>
    </div>
  );
}

/** No seat has this id. */
const NOBODY = '-';

interface SeatChoiceProps {
  readonly field: Extract<Field, { readonly kind: 'seat' }>;
  readonly words: FieldText;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function SeatChoice({ field, words, value, onChange }: SeatChoiceProps) {
  const { head } = useCampaignPlace();
  const seats = head.seats.map(({ seat, name }) => [seat, name] as const);
  return (
    <Choice
      label={words.name}
      value={typeof value === 'string' ? value : value === null ? NOBODY : ''}
      options={[
        ...(value === undefined ? ([['', text.choose]] as const) : []),
        ...(field.orNobody ? ([[NOBODY, text.nobody]] as const) : []),
        ...seats,
      ]}
      onChange={(next) => onChange(next === NOBODY ? null : next)}
    />
  );
}
