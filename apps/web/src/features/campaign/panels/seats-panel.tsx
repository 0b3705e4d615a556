import { SeatSwatch } from '@sealed-orders/map';
import { seatsText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';

/** Who plays, what each has won, and who has sealed. */
export function SeatsPanel() {
  const { head, view, letterOf } = useCampaignPlace();
  const best = Math.max(1, ...view.seats.map((seat) => seat.vp ?? 0));
  return (
    <section aria-label={seatsText.title}>
      <header className="panel-head">
        <h2>{seatsText.title}</h2>
      </header>
      <ul className="seat-list border-t border-ink">
        {head.seats.map((seat) => {
          const vp = view.seats.find(({ id }) => id === seat.seat)?.vp ?? null;
          return (
            <li key={seat.seat}>
              <SeatSwatch seat={letterOf(seat.seat)} width={32} height={21} />
              <div>
                <span className="name">{seat.name}</span>{' '}
                <span className="sub">
                  {seat.seat === head.you ? seatsText.you : (seat.userName ?? seatsText.noPlayer)}
                </span>
                {vp !== null && vp > 0 ? <div className="vp-bar" style={{ width: `${(vp / best) * 100}%` }} /> : null}
              </div>
              <div className="text-right">
                {vp === null ? null : <div className="font-semibold">{seatsText.vp(vp)}</div>}
                <SeatState {...seat} />
                {seat.commitment === null ? null : <Commitment hash={seat.commitment} />}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="px-4 pt-4 hint">{seatsText.referees(head.referees)}</p>
      <p className="p-4 hint">
        <b>{seatsText.seedTitle}.</b> {seatsText.seed} <span className="mono break-all">{head.seedHash}</span>
      </p>
    </section>
  );
}

/** The commitment's first digits; all of them for who asks. */
function Commitment({ hash }: { readonly hash: string }) {
  return (
    <details className="sub">
      <summary className="mono">{hash.slice(0, 8)}</summary>
      <span className="mono break-all">{seatsText.commitment(hash)}</span>
    </details>
  );
}

interface SeatStateProps {
  readonly awaited: boolean;
  readonly sealed: boolean;
  readonly hasDraft: boolean;
}

function SeatState({ awaited, sealed, hasDraft }: SeatStateProps) {
  if (sealed) return <span className="chip seal">{seatsText.sealed}</span>;
  if (!awaited) return <span className="chip">{seatsText.notAsked}</span>;
  return <span className="chip">{hasDraft ? seatsText.drafting : seatsText.open}</span>;
}
