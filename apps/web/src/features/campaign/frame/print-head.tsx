import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { watcherOf } from './watcher.ts';

/** On paper the frame is left out: this titles the sheet. */
export function PrintHead() {
  const { head, seen, door, seatName } = useCampaignPlace();
  const reader = head.you === null ? campaignText[watcherOf(head)] : seatName(head.you);
  return (
    <header className="print-head">
      <h1>{head.name}</h1>
      <p>{campaignText.sheetOf(door.text.where(seen.summary), reader)}</p>
    </header>
  );
}
