import type { Steps } from '../../campaign-data/step-list.ts';
import { Button } from '../../kit/button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { roundsBesides } from './rounds.ts';

/** In a game with a log: links to the rounds before and after those that it shows. */
export function OtherRounds() {
  const { steps, covered, n, door } = useCampaignPlace();
  const { older, newer } = roundsBesides(steps, { first: covered.first, last: n });
  const { log } = door.text;
  if (log === null) return null;
  return (
    <div className="px-4 pb-4 no-print">
      <Rounds label={log.older} steps={older.toReversed()} />
      <Rounds label={log.newer} steps={newer} />
    </div>
  );
}

function Rounds({ label, steps }: { readonly label: string; readonly steps: Steps }) {
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
