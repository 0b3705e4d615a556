'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { buttonClass } from '../../kit/button.tsx';
import { QuietLink } from '../../shell/frame.ts';
import { useCampaignPlace } from '../campaign-context.ts';
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
              <OpenRow key={seat.seat} seat={seat} mayShut={head.viewer === 'referee'} />
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
  return (
    <li className="row flex-wrap">
      <span className="grow">
        <b>{seat.name}</b> <span className="muted">{seat.userName === null ? absenceText.free : absenceText.open}</span>
      </span>
      <WayIn seat={seat} />
      {mayShut && seat.userName !== null ? <ShutSeat seat={seat} /> : null}
    </li>
  );
}

/**
 * For readers without a seat who are not referees: they take it or ask for it, as the owner decides. The server checks
 * who knows too much.
 */
function WayIn({ seat }: { readonly seat: Head['seats'][number] }) {
  const { head, lens } = useCampaignPlace();
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  const lobby = useQuery(trpc.campaigns.lobby.queryOptions({ slug: head.slug }));
  const isReferee = head.roles.includes('owner') || head.roles.includes('referee');
  if (lens.as !== undefined || head.you !== null || isReferee || me.data === undefined || lobby.data === undefined)
    return null;
  if (lobby.data.strangers === 'invited') return null;
  if (lobby.data.strangers === 'take' && me.data !== null) return <TakeSeat seat={seat} />;
  return (
    <QuietLink className={buttonClass({ size: 'small' })} href={`/c/${head.slug}/seat`}>
      {seatRequestsText.open}
    </QuietLink>
  );
}
