'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';
import { AsDeputy } from './deputy-part.tsx';
import { OpenSeat } from './open-seat.tsx';
import { OwnSeat } from './own-seat.tsx';
import { ShutSeat } from './shut-seat.tsx';
import { TakeSeat } from './take-seat.tsx';

/** What can be done about seats whose players are away or gone. */
export function SeatAffairs() {
  const { head } = useCampaignPlace();
  if (head.status !== 'running' && head.status !== 'paused') return null;
  const mayOpen = head.roles.includes('owner') || head.roles.includes('referee');
  const own = head.seats.find(({ seat }) => seat === head.you);
  const open = head.seats.filter(({ isOpen, seat }) => isOpen && seat !== head.you);
  return (
    <>
      {open.length > 0 ? (
        <section className="grid gap-3 px-4 pt-4 no-print" aria-label={absenceText.title}>
          <h3>{absenceText.title}</h3>
          <ul className="grid gap-2">
            {open.map((seat) => (
              <OpenRow key={seat.seat} seat={seat} mayShut={mayOpen} />
            ))}
          </ul>
        </section>
      ) : null}
      {own !== undefined && head.roles.includes('seat') ? <OwnSeat seat={own} /> : null}
      {own !== undefined && head.roles.includes('deputy') ? (
        <AsDeputy player={own.userName ?? own.name} seat={own.name} />
      ) : null}
      {mayOpen ? <OpenSeat /> : null}
    </>
  );
}

function OpenRow({ seat, mayShut }: { readonly seat: Head['seats'][number]; readonly mayShut: boolean }) {
  const mayTake = useMayTake();
  return (
    <li className="row flex-wrap">
      <span className="grow">
        <b>{seat.name}</b> <span className="muted">{seat.userName === null ? absenceText.free : absenceText.open}</span>
      </span>
      {mayTake ? <TakeSeat seat={seat} /> : null}
      {mayShut && seat.userName !== null ? <ShutSeat seat={seat} /> : null}
    </li>
  );
}

/** Whether the reader might take a seat: signed in, without one, and not a referee. The server knows who knows too much. */
function useMayTake(): boolean {
  const { head } = useCampaignPlace();
  const me = useQuery(useTRPC().account.me.queryOptions());
  const isReferee = head.roles.includes('owner') || head.roles.includes('referee');
  return me.data !== undefined && me.data !== null && head.you === null && !isReferee;
}
