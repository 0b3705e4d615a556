import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | null;
}

/** A labelled input with its hint, and its problem when there is one. */
export function Field({ label, hint, problem, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={problem ? true : undefined}
        aria-describedby={hint || problem ? `${id}-says` : undefined}
      />
      {hint || problem ? (
        <p id={`${id}-says`} className={problem ? 'hint bad' : 'hint'}>
          {problem ?? hint}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** The label is for screen readers only: a table's heading shows it. */
  readonly quiet?: boolean;
}

/** A choice from a closed list. */
export function Choice<Value extends string>({ label, value, options, onChange, disabled, quiet }: ChoiceProps<Value>) {
  const pick = (text: string) => {
    const found = options.find(([option]) => option === text);
    if (found) onChange(found[0]);
  };
  return (
    <label className="field">
      <span className={quiet ? 'visually-hidden' : 'name'}>{label}</span>
      <select
        className={quiet ? 'input small' : 'input'}
        value={value}
        disabled={disabled}
        onChange={(event) => pick(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
