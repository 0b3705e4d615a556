import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Segments } from './segments.tsx';

interface SealedFieldProps {
  readonly readsSealed: boolean;
  readonly onChange: (readsSealed: boolean) => void;
}

/** Whether referees may read sealed sheets while their phase is open. */
export function SealedField({ readsSealed, onChange }: SealedFieldProps) {
  const { name, choices, hints } = newCampaignText.sealedOrders;
  const chosen = readsSealed ? 'open' : 'shut';
  return (
    <section className="form-grid">
      <Segments
        label={name}
        value={chosen}
        options={[
          ['shut', choices.shut],
          ['open', choices.open],
        ]}
        onChange={(choice) => onChange(choice === 'open')}
      />
      <p className="hint mt-0!">{hints[chosen]}</p>
    </section>
  );
}
