import { reportToolsText } from '@sealed-orders/text/pages/report';
import type { Steps } from '../../campaign-data/step-list.ts';
import { Button } from '../../kit/button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { roundsBesides } from './rounds.ts';

/** In a game whose rounds are days: links to the days before and after those of the report. */
export function OtherDays() {
  const { steps, covered, n } = useCampaignPlace();
  const { older, newer } = roundsBesides(steps, { first: covered.first, last: n });
  return (
    <div className="px-4 pb-4 no-print">
      <Days label={reportToolsText.older} steps={older.toReversed()} />
      <Days label={reportToolsText.newer} steps={newer} />
    </div>
  );
}

function Days({ label, steps }: { readonly label: string; readonly steps: Steps }) {
  const { door, head, showStep } = useCampaignPlace();
  if (steps.length === 0) return null;
  return (
    <nav className="row flex-wrap pt-3" aria-label={label}>
      <span className="muted">{label}</span>
      {steps.map(({ n, round }) => (
        <Button key={n} size="small" onClick={() => showStep(n === head.n ? null : n)}>
          {door.text.round(round ?? 0)}
        </Button>
      ))}
    </nav>
  );
}
