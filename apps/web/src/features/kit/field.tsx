import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

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

type Options<Value extends string> = readonly (readonly [Value, string])[];

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Options<Value>;
  /** More options, under headings. */
  readonly groups?: readonly { readonly name: string; readonly options: Options<Value> }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** The label is for screen readers only: a table's heading shows it. */
  readonly quiet?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A choice from a closed list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, groups = [], onChange, disabled, quiet, ref } = props;
  const pick = (text: string) => {
    const found = [options, ...groups.map((group) => group.options)].flat().find(([option]) => option === text);
    if (found) onChange(found[0]);
  };
  return (
    <label className="field">
      <span className={quiet ? 'visually-hidden' : 'name'}>{label}</span>
      <select
        ref={ref}
        className={quiet ? 'input small' : 'input'}
        value={value}
        disabled={disabled}
        onChange={(event) => pick(event.target.value)}
      >
        <Listed options={options} />
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            <Listed options={group.options} />
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const Listed = ({ options }: { readonly options: Options<string> }) =>
  options.map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ));
