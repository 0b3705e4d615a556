import type { Phase } from '@sealed-orders/rules/hex-campaign';
import { PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/hex-campaign/campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { lazy, type ReactNode, Suspense } from 'react';
import { Empty } from '../../shell/notice.tsx';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { battlesOwed } from '../battles/battles-owed.ts';
import { SuggestButton } from '../desks/parts/suggest-button.tsx';
import { usePhaseDesk } from '../desks/phase-desk.ts';
import { formOf } from '../desks/sheets.ts';
import { type HexPlace, useHexPlace } from '../hex-context.ts';

const BattlesWait = lazy(async () => ({ default: (await import('../battles/battles-wait.tsx')).BattlesWait }));

/** Whether the reader's seat is asked for a sheet that has a desk. */
const isAskedHere = ({ seats, you }: HexPlace['head'], phase: Phase): boolean =>
  formOf(phase) !== null && seats.some(({ seat, awaited, sealed }) => seat === you && (awaited || sealed));

/** What somebody with nothing in hand may do here. */
export function NothingSelected() {
  const { view, head, isNow } = useHexPlace();
  const desk = usePhaseDesk();
  const isPhone = useMedia(PHONE);
  const say = (title: string, says: string, action: ReactNode = null) => (
    <div className="p-4">
      <Empty title={title} action={action}>
        {says}
      </Empty>
    </div>
  );
  // What is shown is from before: the server no longer knows the reader on the seat.
  if (head.you === null && view.own !== null) return say(campaignText.seatLost.title, campaignText.seatLost.says);
  if (head.you === null) return say(campaignText.spectator, campaignText.watching);
  if (!isNow) return say(unitText.chooseTitle, unitText.chooseThen);
  if (battlesOwed(view) > 0) {
    return (
      <Suspense>
        <BattlesWait />
      </Suspense>
    );
  }
  // The desk is on its way: nothing is said that would be false in a moment.
  if (desk === null && isAskedHere(head, view.phase)) return <div aria-busy />;
  if (desk === null) return say(sheetText.otherPhaseTitle(PHASE_NAMES[view.phase]), sheetText.otherPhase);
  // On a wide window the order sheet below offers it.
  return say(desk.hintTitle ?? unitText.chooseTitle, desk.hint, isPhone ? <SuggestButton /> : null);
}
