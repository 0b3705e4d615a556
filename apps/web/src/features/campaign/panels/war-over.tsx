import { SeatSwatch } from '@sealed-orders/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { Shortened } from '../shortened.tsx';
import { LogCheck } from './log-check.tsx';
import { finalStanding } from './standing.ts';

/** How the war ended, the final standing, and what proves that nobody bent the dice. */
export function WarOver() {
  const { head, seen, door, letterOf, seatName } = useCampaignPlace();
  const { outcome } = seen;
  if (outcome.kind !== 'ended') return null;
  const standing = finalStanding(seen.standings, outcome.winners);
  return (
    <section aria-label={warOverText.title}>
      <header className="report-head">
        <div className="row">
          <p className="eyebrow grow">{campaignText.finished}</p>
          <RuleChip rule={outcome.rule} />
        </div>
        <h2>{warOverText.won(standing.filter(({ hasWon }) => hasWon).map(({ seat }) => seatName(seat)))}</h2>
      </header>
      <ul className="seat-list" aria-label={warOverText.standing}>
        {standing.map(({ seat, score, hasWon }) => (
          <li key={seat}>
            <SeatSwatch seat={letterOf(seat)} width={32} height={21} />
            <span>
              <span className="name">{seatName(seat)}</span>{' '}
              {hasWon ? <span className="chip seal">{warOverText.winner}</span> : null}
            </span>
            {score === null ? null : (
              <span className="font-semibold">
                <Shortened>{door.text.score(score)}</Shortened>
              </span>
            )}
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
