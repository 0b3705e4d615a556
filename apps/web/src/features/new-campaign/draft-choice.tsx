import { draftsKey } from '@sealed-orders/text/pages/orders';
import { unsealedText } from '@sealed-orders/text/pages/unsealed';
import { Segments } from './segments.tsx';

interface DraftChoiceProps {
  readonly draftsCount: boolean;
  readonly onChange: (draftsCount: boolean) => void;
}

/** Whether a valid draft counts for a player who has not sealed when a phase closes. */
export function DraftChoice({ draftsCount, onChange }: DraftChoiceProps) {
  const { label, choices, hints } = unsealedText;
  const chosen = draftsKey(draftsCount);
  return (
    <section className="form-grid">
      <Segments
        label={label}
        value={chosen}
        options={[
          ['count', choices.count],
          ['lapse', choices.lapse],
        ]}
        onChange={(choice) => onChange(choice === 'count')}
      />
      <p className="hint mt-0!">{hints[chosen]}</p>
    </section>
  );
}
