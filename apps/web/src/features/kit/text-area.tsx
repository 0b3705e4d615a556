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
  /** What to say about the number of characters left. */
  readonly left: (count: number) => string;
  /** From this length on, the number of characters left replaces the hint. If omitted, it always follows the hint. */
  readonly nearly?: number;
}

/** A text area for a few sentences, with its label, its hint, and the characters left. */
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
