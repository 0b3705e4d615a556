'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { Problem } from '../../shell/problem.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** What would be undone if the war were rewound to the opening of a phase, and whose orders. */
export function RewindLoss({ campaign, to }: { readonly campaign: string; readonly to: number }) {
  const trpc = useTRPC();
  const { door, letterOf, seatName } = useCampaignPlace();
  const { data, error, isPending, refetch } = useQuery(trpc.desk.rewindLoss.queryOptions({ campaign, to }));
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (isPending) return <p className="muted">{rewindText.loading}</p>;
  if (data === null) return <p role="status">{rewindText.gone}</p>;
  const topics = data.topics.length === 0 ? null : (door.text.topics?.(data.topics.length) ?? null);
  const touched = data.seats.filter(({ sheets, orders }) => sheets + orders > 0);
  return (
    <section className="grid gap-2" aria-label={rewindText.lost} aria-live="polite">
      <h3>{rewindText.lost}</h3>
      <p>{rewindText.undone(data.phases, data.steps, topics)}</p>
      {touched.length === 0 ? null : (
        <ul className="grid gap-1 text-sm">
          {touched.map(({ seat, sheets, orders }) => (
            <li key={seat} className="row">
              <SeatSwatch seat={letterOf(seat)} width={26} height={18} />
              <b>{seatName(seat)}</b>
              <span className="ink2">{rewindText.ofSeat(sheets, orders)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{rewindText.stays}</p>
    </section>
  );
}
