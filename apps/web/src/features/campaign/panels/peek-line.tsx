import { OrderMark } from '@sealed-orders/map';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { ChevronRight } from 'lucide-react';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { useOrdersDesk } from '../orders/orders-context.ts';
import { useOrderGiving } from '../orders/use-order-giving.ts';

/** The sheet at its lowest: the next unit that needs an order, or how things stand. */
export function PeekLine() {
  const { head } = useCampaignPlace();
  const desk = useOrdersDesk();
  const giving = useOrderGiving();
  const isPhone = useMedia(PHONE);
  if (!isPhone) return null;
  const gap = desk?.isOpen ? desk.pieces.find((piece) => desk.stateOf(piece.id) === 'none') : undefined;
  if (!gap) {
    const sealed = head.seats.filter((seat) => seat.sealed).length;
    const says = desk
      ? desk.sealed
        ? sheetText.three.sealed
        : sheetText.allComplete
      : campaignText.seals(sealed, head.seats.length);
    return <p className="px-4 py-2 font-semibold">{says}</p>;
  }
  return (
    <button type="button" className="order-row w-full" onClick={() => giving.next(1)}>
      <OrderMark state="none" size={24} />
      <span className="who">{gap.name}</span>
      <span className="given">{sheetText.none}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
