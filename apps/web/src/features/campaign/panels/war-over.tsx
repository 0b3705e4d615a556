import { SeatSwatch } from '@sealed-orders/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { LogCheck } from './log-check.tsx';
import { finalStanding } from './standing.ts';

/** How the war ended, the final standing, and what proves that nobody bent the dice. */
export function WarOver() {
  const { head, view, letterOf } = useCampaignPlace();
  if (view.ended === null) return null;
  const standing = finalStanding(view.seats, view.ended.winners);
  return (
    <section aria-label={warOverText.title}>
      <header className="report-head">
        <div className="row">
          <p className="eyebrow grow">{campaignText.finished}</p>
          <RuleChip rule={view.ended.rule} />
        </div>
        <h2>{warOverText.won(standing.filter(({ hasWon }) => hasWon).map(({ seat }) => seat.name))}</h2>
      </header>
      <ul className="seat-list" aria-label={warOverText.standing}>
        {standing.map(({ seat, hasWon }) => (
          <li key={seat.id}>
            <SeatSwatch seat={letterOf(seat.id)} width={32} height={21} />
            <span>
              <span className="name">{seat.name}</span>{' '}
              {hasWon ? <span className="chip seal">{warOverText.winner}</span> : null}
            </span>
            {seat.vp === null ? null : <span className="font-semibold">{warOverText.vp(seat.vp)}</span>}
          </li>
        ))}
      </ul>
      {head.seed === null ? null : <OpenSeed seed={head.seed} seedHash={head.seedHash} />}
      <LogCheck campaign={head.id} />
    </section>
  );
}

function OpenSeed({ seed, seedHash }: { readonly seed: string; readonly seedHash: string }) {
  return (
    <details className="p-4 hint">
      <summary>
        <b>{warOverText.fair}.</b> {warOverText.open}
      </summary>
      <p className="mt-2">
        {warOverText.seed} <span className="mono break-all">{seed}</span>
      </p>
      <p>
        {warOverText.committed} <span className="mono break-all">{seedHash}</span>
      </p>
    </details>
  );
}
