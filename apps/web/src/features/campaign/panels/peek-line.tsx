import { OrderMark } from '@sealed-orders/map';
import { PHASE_NAMES } from '@sealed-orders/text';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { ChevronRight } from 'lucide-react';
import { type CampaignPlace, useCampaignPlace } from '../campaign-context.ts';
import { type OrdersDesk, useOrdersDesk } from '../orders/orders-context.ts';
import { useOrderGiving } from '../orders/use-order-giving.ts';

/** The sheet at its lowest: the next unit that needs an order, or how things stand. */
export function PeekLine() {
  const place = useCampaignPlace();
  const desk = useOrdersDesk();
  const giving = useOrderGiving();
  const gap = desk?.isOpen ? desk.pieces.find((piece) => desk.stateOf(piece.id) === 'none') : undefined;
  if (!gap && desk?.isOpen && desk.pieces.length > 0) {
    return (
      <button type="button" className="order-row w-full" onClick={() => place.openTab('orders')}>
        <OrderMark state="complete" size={24} />
        <span className="who">{sheetText.allComplete}</span>
        <span />
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </button>
    );
  }
  if (!gap) return <p className="px-4 py-2 font-semibold">{standing(place, desk)}</p>;
  return (
    <button type="button" className="order-row w-full" onClick={() => giving.next(1)}>
      <OrderMark state="none" size={24} />
      <span className="who">{place.nameOf(gap)}</span>
      <span className="given">{sheetText.none}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

function standing({ head, view, isNow }: CampaignPlace, desk: OrdersDesk | null): string {
  if (view.ended !== null) return campaignText.finished;
  if (!isNow) return campaignText.history.at(view.turn, view.phase);
  if (head.you !== null && view.phase !== 'movement-orders') return sheetText.otherPhaseTitle(PHASE_NAMES[view.phase]);
  if (desk) return desk.sealed ? sheetText.three.sealed : sheetText.allComplete;
  return campaignText.seals(head.seats.filter((seat) => seat.sealed).length, head.seats.length);
}
