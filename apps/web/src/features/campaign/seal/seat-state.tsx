import type { OrderState } from '@sealed-orders/map';
import { notSealedText } from '@sealed-orders/text/pages/orders';
import { seatsText } from '@sealed-orders/text/pages/seats';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { OrderStateChip } from '../../kit/order-state.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { formState } from './form-state.ts';

interface SeatStateProps {
  readonly seat: Head['seats'][number];
}

/** How far a seat's orders are, in a word and a sign; other players see only whether it has sealed. */
export function SeatState({ seat }: SeatStateProps) {
  const { head, lens } = useCampaignPlace();
  const { form } = useRoom();
  if (seat.owes === 'order') return <span className="chip warn">{seatsText.owesOrder}</span>;
  // If nobody owes a sheet, nobody needs to read that.
  if (!head.seats.some(({ awaited, sealed }) => awaited || sealed)) return null;
  if (!seat.awaited && !seat.sealed) return <span className="chip">{seatsText.notAsked}</span>;
  const isTold = head.viewer === 'referee' || seat.seat === head.you || lens.as === `seat:${seat.seat}`;
  if (!seat.sealed && !isTold) return <span className="chip">{notSealedText}</span>;
  return <OrderStateChip state={seat.seat === head.you && form !== null ? formState(form) : stateOf(seat)} />;
}

function stateOf({ sealed, hasDraft, isComplete }: SeatStateProps['seat']): OrderState {
  if (sealed) return 'sealed';
  if (!hasDraft) return 'none';
  return isComplete ? 'complete' : 'draft';
}
