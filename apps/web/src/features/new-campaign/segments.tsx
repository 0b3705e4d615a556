import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
  /** The label is for screen readers only. */
  readonly quiet?: boolean;
}

/** Four long ones are laid out two by two on a phone, so that none wraps. */
const isLong = (options: readonly (readonly [string, string])[]): boolean =>
  options.length === 4 && options.some(([, text]) => text.length > 12);

/** A choice of one of a few, all visible. */
export function Segments<Value extends string>({ label, value, options, onChange, quiet }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={quiet ? 'visually-hidden' : 'name'}>{label}</legend>
      <div className={isLong(options) ? 'segments many' : 'segments'}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
