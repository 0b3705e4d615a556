import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Choice } from '../kit/field.tsx';

const AFTER = ['0', '1', '2', '3', '4', '6'] as const;

interface SpectatorsFieldProps {
  readonly openAfter: number | null;
  /** Whether the rounds of the game are turns; if not, they are days. */
  readonly hasTurns: boolean;
  readonly onChange: (openAfter: number | null) => void;
}

/** Whether spectators see everything some rounds later. */
export function SpectatorsField({ openAfter, hasTurns, onChange }: SpectatorsFieldProps) {
  const { spectators } = newCampaignText;
  const { spectatorsSee, spectatorsHint } = hasTurns ? newCampaignText : newCampaignText.onArrival;
  return (
    <section className="grid gap-1">
      <Choice
        label={spectators}
        value={String(openAfter ?? 0)}
        options={AFTER.map((n) => [n, spectatorsSee(n === '0' ? null : Number(n))] as const)}
        onChange={(picked) => onChange(picked === '0' ? null : Number(picked))}
      />
      {openAfter === null ? null : <p className="hint">{spectatorsHint}</p>}
    </section>
  );
}
