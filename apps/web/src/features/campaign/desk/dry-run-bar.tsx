import { repairsText } from '@sealed-orders/text/pages/repairs';
import { FlaskConical } from 'lucide-react';
import { Choice } from '../../shell/field.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Eyes } from '../campaign-data.ts';
import { ClosePhase } from '../panels/close-phase.tsx';
import type { DryRun } from './use-dry-run.ts';

const text = repairsText.dryRun;

/** Over the whole page while a dry run is shown: what it is, through whose eyes, and what to do about it. */
export function DryRunBar() {
  const { open, dryRun } = useCampaignPlace();
  if (dryRun.shown === null) return null;
  const { as, seen } = dryRun.shown;
  const options: readonly (readonly [Eyes, string])[] = [
    ['referee', text.referee],
    ...open.head.seats.map(({ seat, name }) => [`seat:${seat}`, name] as const),
    ['spectator', text.spectator],
  ];
  return (
    <section className="see-as-bar no-print" aria-label={text.label}>
      <FlaskConical size={18} strokeWidth={1.75} aria-hidden />
      <p role="status">
        <b>{text.says}</b> {text.events(seen.events.length)}. <Scores {...dryRun.shown} />
        <small className="block">{text.hint}</small>
      </p>
      <Choice label={text.eyes} value={as} options={options} disabled={dryRun.isPending} onChange={dryRun.run} />
      <ClosePhase head={open.head} />
      <button type="button" className="btn small" onClick={dryRun.leave}>
        {text.back}
      </button>
    </section>
  );
}

/** By how much the score of each seat would change, as far as the viewer would know. */
function Scores({ before, seen }: DryRun) {
  const { seatName } = useCampaignPlace();
  const changes = seen.standings.flatMap(({ seat, score }) => {
    const old = before.find((one) => one.seat === seat)?.score ?? null;
    return old === null || score === null || old === score ? [] : [text.change(seatName(seat), score - old)];
  });
  if (changes.length === 0) return null;
  return (
    <span role="note" aria-label={text.scores}>
      {changes.join(', ')}
    </span>
  );
}
