import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** Four long ones stand two by two on a phone, so that none is broken into pieces. */
const isLong = (options: readonly (readonly [string, string])[]): boolean =>
  options.length === 4 && options.some(([, text]) => text.length > 12);

/** One of a few, all in sight. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="name">{label}</legend>
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
