import { type Field, pairOf, partOf } from '@sealed-orders/rules/kernel';
import type { FieldText } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { NumberInput } from '../kit/number-input.tsx';

interface SettingInputProps {
  /** Of the first field, for the label of the setting. */
  readonly id: string;
  readonly field: Field;
  readonly words: FieldText;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A setting's value, in a field of its kind. */
export function SettingInput({ id, field, words, value, onChange }: SettingInputProps) {
  switch (field.kind) {
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          className="toggle justify-self-end"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return <Select name={{ id }} values={field.values} words={words} value={String(value)} onChange={onChange} />;
    case 'number':
      return <Amount name={{ id }} limits={field} value={Number(value)} onChange={onChange} />;
    case 'pair':
      return <Pair names={[{ id }, named(newCampaignText.rows(words.name))]} limits={field} {...{ value, onChange }} />;
    case 'ranges':
    case 'choices':
      return <Parts id={id} field={field} words={words} value={value} onChange={onChange} />;
    case 'text':
      return (
        <input
          id={id}
          className="input small"
          maxLength={field.longest}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'seat':
    case 'place':
    case 'counts':
      throw new Error(`${words.name}: no setting is about seats, places or parts`);
  }
}

/** A field's name: a label with its id, or an accessible name only. */
type Name = { readonly id: string } | { readonly 'aria-label': string };
const named = (label: string): Name => ({ 'aria-label': label });

interface SelectProps {
  readonly name: Name;
  readonly values: readonly string[];
  readonly words: FieldText;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Select({ name, values, words, value, onChange }: SelectProps) {
  return (
    <select {...name} className="input small" value={value} onChange={(event) => onChange(event.target.value)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {words.values?.[one] ?? one}
        </option>
      ))}
    </select>
  );
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

interface AmountProps {
  readonly name: Name;
  readonly limits: Limits;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ name, limits: { least, most }, value, onChange }: AmountProps) {
  return (
    <NumberInput
      {...name}
      className="input small text-right"
      min={least}
      max={most}
      value={value}
      onChange={onChange}
    />
  );
}

interface PairProps {
  readonly names: readonly [Name, Name];
  readonly limits: Limits;
  readonly value: unknown;
  readonly onChange: (value: readonly [number, number]) => void;
}

function Pair({ names: [one, other], limits, value, onChange }: PairProps) {
  const [first, second] = pairOf(value);
  return (
    <span className="row">
      <Amount name={one} limits={limits} value={first} onChange={(next) => onChange([next, second])} />
      <span aria-hidden>×</span>
      <Amount name={other} limits={limits} value={second} onChange={(next) => onChange([first, next])} />
    </span>
  );
}

interface PartsProps extends SettingInputProps {
  readonly field: Extract<Field, { readonly kind: 'ranges' | 'choices' }>;
}

/** A setting with several parts, a field or two for each. */
function Parts({ id, field, words, value, onChange }: PartsProps) {
  const whole = typeof value === 'object' ? value : {};
  return (
    <ul id={id} className="grid gap-2">
      {field.keys.map((key) => {
        const part = words.parts?.[key] ?? key;
        const change = (next: unknown) => onChange({ ...whole, [key]: next });
        return (
          <li key={key} className="grid gap-1">
            <span className="text-sm">{part}</span>
            {field.kind === 'choices' ? (
              <Select
                name={named(newCampaignText.partOf(words.name, part))}
                values={field.values}
                words={words}
                value={String(partOf(value, key))}
                onChange={change}
              />
            ) : (
              <Pair
                names={[named(newCampaignText.least(part)), named(newCampaignText.most(part))]}
                limits={field}
                value={partOf(value, key)}
                onChange={change}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
