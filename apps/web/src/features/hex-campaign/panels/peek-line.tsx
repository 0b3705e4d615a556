import { OrderBadge } from '@sealed-orders/map';
import { hexCampaignText, PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { orderStateText } from '@sealed-orders/text/pages/orders';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { battlesOwed } from '../battles/battles-owed.ts';
import { type PhaseForm, useFormSeat, usePhaseForm } from '../forms/phase-form.ts';
import { type HexPlace, useHexPlace } from '../hex-context.ts';

const FirstLine = lazy(async () => ({ default: (await import('./first-line.tsx')).FirstLine }));

/** The sheet at its lowest: the next unit that needs an order, or the current state. */
export function PeekLine() {
  const place = useHexPlace();
  const form = usePhaseForm();
  const paper = useFormSeat()?.paper ?? null;
  const gap = form?.nextGap ?? null;
  if (place.isNow && (place.head.ending !== null || battlesOwed(place.view) > 0)) {
    return (
      <Suspense>
        <FirstLine />
      </Suspense>
    );
  }
  if (gap === null && form?.isAsked && paper?.isOpen) {
    return (
      <button type="button" className="order-row w-full" onClick={() => place.openTab('orders')}>
        <OrderBadge state="complete" size={24} />
        <span className="who">{sheetText.allComplete}</span>
        <span />
        <Icon of={ChevronRight} size={18} />
      </button>
    );
  }
  if (gap === null) {
    const isSealed = place.isNow && form !== null && paper?.sealed !== null;
    return (
      <p className="px-4 py-2 font-semibold row">
        {isSealed ? <OrderBadge state="sealed" size={24} /> : null}
        {standing(place, form, isSealed)}
      </p>
    );
  }
  return (
    <button type="button" className="order-row w-full" onClick={gap.take}>
      <OrderBadge state="none" size={24} />
      <span className="who">{gap.name}</span>
      <span className="given">{gap.says ?? sheetText.none}</span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}

function standing({ head, view, isLast }: HexPlace, form: PhaseForm | null, isSealed: boolean): string {
  if (!isLast) return campaignText.history.at(hexCampaignText.where({ round: view.turn, phase: view.phase }));
  if (form) return isSealed ? orderStateText.sealed : sheetText.allComplete;
  if (head.you !== null) return sheetText.otherPhaseTitle(PHASE_NAMES[view.phase]);
  const asked = head.seats.filter((seat) => seat.awaited || seat.sealed);
  const sealed = asked.filter((seat) => seat.sealed).length;
  if (asked.length > 0) return campaignText.seals(sealed, asked.length);
  const open = view.battles.filter(({ stage }) => stage !== 'closed').length;
  return open > 0 ? sheetText.battlesOpen(open) : campaignText.nobodySeals(PHASE_NAMES[view.phase]);
}
