import { type ComponentProps, useId } from 'react';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly limit?: Limit;
}

interface Limit {
  /** The most characters. */
  readonly most: number;
  /** What to say about the number of characters that are left. */
  readonly left: (count: number) => string;
  /** From this length on, what is left is said instead of the hint. If omitted, it is always said, after the hint. */
  readonly nearly?: number;
}

/** Room for a few sentences, with its label, its hint, and how much room is left. */
export function TextArea({ label, value, onChange, hint, limit, ...area }: TextAreaProps) {
  const id = useId();
  const says = limit === undefined ? hint : limited(value.length, hint, limit);
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <textarea
        maxLength={limit?.most}
        {...area}
        id={id}
        className="input"
        value={value}
        aria-describedby={says === undefined ? undefined : `${id}-says`}
        onChange={(event) => onChange(event.target.value)}
      />
      {says === undefined ? null : (
        <p className="hint" id={`${id}-says`}>
          {says}
        </p>
      )}
    </div>
  );
}

function limited(length: number, hint: string | undefined, { most, left, nearly }: Limit): string | undefined {
  const rest = left(most - length);
  if (nearly === undefined) return hint === undefined ? rest : `${hint} ${rest}`;
  return length > nearly ? rest : hint;
}
