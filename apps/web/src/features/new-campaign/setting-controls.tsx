import type { FieldText } from '@sealed-orders/text';
import { NumberInput } from '../kit/number-input.tsx';

/** What each field of a setting is given. */
export interface ValueProps {
  /** Of the first control, for the label of the setting. */
  readonly id: string;
  readonly words: FieldText;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A control's name: a label with its id, or an accessible name only. */
export type Name = { readonly id: string } | { readonly 'aria-label': string };
export const called = (label: string): Name => ({ 'aria-label': label });

type Options = readonly (readonly [value: string, name: string])[];
/** Values with their names. */
export const named = (values: readonly string[], words: FieldText): Options =>
  values.map((value) => [value, words.values?.[value] ?? value]);

interface SelectProps {
  readonly name: Name;
  readonly options: Options;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Select({ name, options, value, onChange }: SelectProps) {
  return (
    <select {...name} className="input small" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([one, says]) => (
        <option key={one} value={one}>
          {says}
        </option>
      ))}
    </select>
  );
}

export interface Limits {
  readonly least: number;
  readonly most: number;
}

interface AmountProps {
  readonly name: Name;
  readonly limits: Limits;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Amount({ name, limits: { least, most }, value, onChange }: AmountProps) {
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
