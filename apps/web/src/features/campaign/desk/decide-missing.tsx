'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { decideText } from '@sealed-orders/text/pages/decide';
import type { Inputs } from '../../api/client.ts';
import { Choice } from '../../kit/field.tsx';

/** A referee's decisions for seats whose orders are missing. */
export type MissingChoices = NonNullable<Inputs['campaigns']['closePhase']['choices']>;
type MissingChoice = MissingChoices[SeatId];

interface DecideMissingProps {
  /** The seats that have not sealed. All have the same choices, with or without a draft. */
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  /** Whether the terms let drafts count. */
  readonly mayTakeDrafts: boolean;
  readonly choices: MissingChoices;
  readonly onChange: (seat: SeatId, choice: MissingChoice) => void;
}

const CHOICES = ['draft', 'least', 'nothing'] as const;

/** The referee decides for each seat whose orders are missing in a phase that is held for them. */
export function DecideMissing({ seats, mayTakeDrafts, choices, onChange }: DecideMissingProps) {
  const offered = CHOICES.filter((choice) => mayTakeDrafts || choice !== 'draft');
  const usual = mayTakeDrafts ? 'draft' : 'nothing';
  return (
    <section className="form-grid" aria-label={decideText.title}>
      <p>{decideText.says}</p>
      {seats.map(({ seat, name }) => (
        <Choice
          key={seat}
          label={name}
          value={lookup(choices, seat) ?? usual}
          options={offered.map((choice) => [choice, decideText.choices[choice]] as const)}
          onChange={(wanted) => onChange(seat, CHOICES.find((one) => one === wanted) ?? usual)}
        />
      ))}
    </section>
  );
}
