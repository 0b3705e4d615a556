import { type ReactNode, useId } from 'react';

/** One of the things to choose from. */
export interface RadioChoice {
  readonly key: string;
  readonly label: ReactNode;
  /** At the end of the line. */
  readonly says?: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
  /** Why it can't be chosen; absent: it can. */
  readonly refusal?: ReactNode;
}

interface RadioListProps {
  readonly title: string;
  readonly choices: readonly RadioChoice[];
}

/** A choice of one of a few things, each on a line that a thumb can hit. */
export function RadioList({ title, choices }: RadioListProps) {
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold text-sm mb-1">{title}</legend>
      {choices.map(({ key, label, says, isChosen, choose, refusal }) => (
        <label key={key} className={`row min-h-11 border-b border-rule ${refusal ? 'ink2' : 'cursor-pointer'}`}>
          <input
            type="radio"
            name={name}
            className="size-5 accent-ink"
            checked={isChosen}
            disabled={refusal !== undefined}
            onChange={choose}
          />
          <span className="grow">
            {label}
            {refusal === undefined ? null : <span className="block text-sm">{refusal}</span>}
          </span>
          {says === undefined ? null : <span className="muted">{says}</span>}
        </label>
      ))}
    </fieldset>
  );
}
