import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  /** The most characters. */
  readonly most: number;
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** Room for a few sentences; says how much is left. */
export function TextArea({ label, most, value, hint, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input"
        rows={4}
        maxLength={most}
        value={value}
        aria-describedby={`${id}-says`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-says`} className="hint">
        {hint} {gazetteDeskText.left(most - value.length)}
      </p>
    </div>
  );
}
