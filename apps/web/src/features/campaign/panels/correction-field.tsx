'use client';
import type { Field } from '@sealed-orders/rules/kernel';
import type { FieldText } from '@sealed-orders/text';
import { settingWords } from '@sealed-orders/text/pages/new-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { SettingInput } from '../../new-campaign/setting-input.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import type { CorrectionChoice, CorrectionPart } from '../door.ts';
import { CountsField } from './counts-field.tsx';

const text = refereeText.correct;

interface CorrectionFieldProps {
  readonly field: Field;
  readonly words: FieldText;
  /** Its current value. */
  readonly now: unknown;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The only seats or places to choose from. */
  readonly among?: readonly string[] | undefined;
  /** The only values of a field of text. */
  readonly choices?: readonly CorrectionChoice[] | undefined;
  /** What a field of counts asks about. */
  readonly parts?: readonly CorrectionPart[];
}

/** One value of a correction, in a field of its kind, with its limits. */
export function CorrectionField({
  field,
  words,
  now,
  value,
  onChange,
  among,
  choices,
  parts = [],
}: CorrectionFieldProps) {
  const id = useId();
  if (field.kind === 'seat') return <SeatChoice {...{ field, words, value, onChange, among }} />;
  if (field.kind === 'place') return <PlaceChoice {...{ words, value, onChange, among }} />;
  if (choices !== undefined) return <NamedValue {...{ words, value, onChange, choices }} />;
  if (field.kind === 'counts') return <CountsField {...{ words, value, onChange, parts }} />;
  if (field.kind === 'number' && words.values !== undefined)
    return <NamedNumber names={words.values} {...{ words, value, onChange }} />;
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {words.name}
      </label>
      <SettingInput id={id} field={field} words={words} value={value === undefined ? '' : value} onChange={onChange} />
      {field.kind === 'number' || field.kind === 'limit' ? (
        <p className="hint">
          {now === undefined ? '' : `${text.now(settingWords(field, words, now))} `}
          {text.limits(field.least, field.most)}
        </p>
      ) : null}
    </div>
  );
}

interface NamedNumberProps extends Pick<CorrectionFieldProps, 'words' | 'value' | 'onChange'> {
  readonly names: Readonly<Record<string, string>>;
}

/** A number whose values have names, such as a level. */
function NamedNumber({ names, words, value, onChange }: NamedNumberProps) {
  return (
    <Choice
      label={words.name}
      value={value === undefined ? '' : String(value)}
      options={[...(value === undefined ? ([['', text.choose]] as const) : []), ...Object.entries(names)]}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

interface NamedValueProps extends Pick<CorrectionFieldProps, 'words' | 'value' | 'onChange'> {
  readonly choices: readonly CorrectionChoice[];
}

/** A value from a list; no field if there is nothing to choose. */
function NamedValue({ words, value, onChange, choices }: NamedValueProps) {
  if (choices.length < 2) return null;
  return (
    <Choice
      label={words.name}
      value={String(value)}
      options={choices.map((one) => [one.value, one.name] as const)}
      onChange={onChange}
    />
  );
}

type PlaceChoiceProps = Pick<CorrectionFieldProps, 'words' | 'value' | 'onChange' | 'among'>;

const isIn = (among: readonly string[] | undefined, one: string | null): boolean =>
  among === undefined || (one !== null && among.includes(one));

/** A place of the board: from the list, or the one that is selected on the map. */
function PlaceChoice({ words, value, onChange, among }: PlaceChoiceProps) {
  const { corrections } = useRoom();
  const selected = corrections.pickedPlace;
  return (
    <div className="grid grid-cols-1 gap-1 justify-items-start">
      <Choice
        label={words.name}
        value={typeof value === 'string' ? value : ''}
        options={[
          ...(value === undefined ? ([['', text.choose]] as const) : []),
          ...corrections.places
            .filter(([place]) => place === value || isIn(among, place))
            .map(([place]) => [place, corrections.inFull(place)] as const),
        ]}
        onChange={onChange}
      />
      <Button
        kind="quiet"
        size="small"
        disabled={selected === null || !isIn(among, selected)}
        onClick={() => onChange(selected)}
      >
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
  readonly among: readonly string[] | undefined;
}

function SeatChoice({ field, words, value, onChange, among }: SeatChoiceProps) {
  const { head } = useCampaignPlace();
  const seats = head.seats
    .filter(({ seat }) => seat === value || isIn(among, seat))
    .map(({ seat, name }) => [seat, name] as const);
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
