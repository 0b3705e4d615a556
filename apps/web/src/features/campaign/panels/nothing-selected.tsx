import { PHASE_NAMES } from '@sealed-orders/text';
import { campaignText, sheetText, unitText } from '@sealed-orders/text/pages/campaign';
import { Empty } from '../../shell/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useOrdersDesk } from '../orders/orders-context.ts';

/** What somebody with nothing in hand may do here. */
export function NothingSelected() {
  const { view, head, isNow } = useCampaignPlace();
  const desk = useOrdersDesk();
  const say = (title: string, says: string) => (
    <div className="p-4">
      <Empty title={title}>{says}</Empty>
    </div>
  );
  // What is shown is from before: the server no longer knows the reader on the seat.
  if (head.you === null && view.own !== null) return say(campaignText.seatLost.title, campaignText.seatLost.says);
  if (head.you === null) return say(campaignText.spectator, campaignText.watching);
  if (!isNow) return say(unitText.chooseTitle, unitText.chooseThen);
  if (view.phase !== 'movement-orders')
    return say(sheetText.otherPhaseTitle(PHASE_NAMES[view.phase]), sheetText.otherPhase);
  return say(unitText.chooseTitle, desk?.pieces.length === 0 ? unitText.chooseHex : unitText.choose);
}
