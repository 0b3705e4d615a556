import { type InputHTMLAttributes, useState } from 'react';

interface NumberInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** If given, a number outside the limits stays in the field when it is left, and the page says what is wrong with it. */
  readonly onWrong?: (isWrong: boolean) => void;
}

/**
 * A whole number within its limits. The typed text stays as it is, so that the field may be emptied on the way to
 * another number; only valid numbers are passed on, and leaving the field shows the current one, unless the page says what is wrong.
 */
export function NumberInput({ value, min, max, onChange, onWrong, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = (text: string): boolean => {
    const number = Number(text);
    return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
  };
  const type = (text: string) => {
    setTyped(text);
    if (!isValid(text)) return;
    onChange(Number(text));
    onWrong?.(false);
  };
  const isWrong = typed !== null && typed.trim() !== '' && !isValid(typed);
  const leave = () => {
    if (onWrong === undefined || !isWrong) setTyped(null);
    onWrong?.(isWrong);
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
      aria-invalid={onWrong !== undefined && isWrong ? true : undefined}
      onBlur={leave}
    />
  );
}
