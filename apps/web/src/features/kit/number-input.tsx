import { type InputHTMLAttributes, useState } from 'react';

interface NumberInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/**
 * A whole number within its limits. The typed text stays as it is, so that the field may be emptied on the way to
 * another number; only valid numbers are passed on, and leaving the field shows the current one.
 */
export function NumberInput({ value, min, max, onChange, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <input
      {...input}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
