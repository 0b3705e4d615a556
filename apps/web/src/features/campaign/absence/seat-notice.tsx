'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { useBriefRead } from './brief-read.ts';
import { Open } from './own-seat.tsx';

const { own, brief, onArrival } = absenceText;

/** For a player, beside the map: they have missed phases, their seat is open, or it is new to them. */
export function SeatNotice() {
  const { head } = useCampaignPlace().open;
  const seat = head.seats.find((one) => one.seat === head.you);
  if (seat === undefined || !head.roles.includes('seat') || head.status === 'finished') return null;
  return (
    <>
      <NewSeat />
      {seat.isOpen ? <Open seat={seat} /> : seat.misses > 0 ? <Missed misses={seat.misses} /> : null}
    </>
  );
}

function Missed({ misses }: { readonly misses: number }) {
  const { opensAfter } = useCampaignPlace().open.head;
  const left = opensAfter - misses;
  const { missed, opens, act } = useHasSheets() ? { ...own, act: own.seal } : onArrival;
  return (
    <Notice kind="warn" live>
      <b>{missed(misses)}</b> {opensAfter > 0 && left > 0 ? opens(left) : act}
    </Notice>
  );
}

function NewSeat() {
  const { openTab, open, seatName } = useCampaignPlace();
  const { isNew } = useBriefRead(open.head);
  if (!isNew || open.head.you === null) return null;
  return (
    <Notice kind="info" live>
      {brief.notice(seatName(open.head.you))}{' '}
      <Button kind="link" onClick={() => openTab('seats')}>
        {brief.read}
      </Button>
    </Notice>
  );
}
