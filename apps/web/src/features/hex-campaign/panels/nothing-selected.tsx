import type { Phase } from '@sealed-orders/rules/hex-campaign';
import { PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/hex-campaign/campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { lazy, type ReactNode, Suspense } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { Empty } from '../../kit/notice.tsx';
import { battlesOwed } from '../battles/battles-owed.ts';
import { SuggestButton } from '../forms/parts/suggest-button.tsx';
import { usePhaseForm } from '../forms/phase-form.ts';
import { sheetKindOf } from '../forms/sheets.ts';
import { type HexPlace, useHexPlace } from '../hex-context.ts';

const BattlesWait = lazy(async () => ({ default: (await import('../battles/battles-wait.tsx')).BattlesWait }));

/** Whether the reader's seat owes a sheet that has a form. */
const isAskedHere = ({ seats, you }: HexPlace['head'], phase: Phase): boolean =>
  sheetKindOf(phase) !== null && seats.some(({ seat, awaited, sealed }) => seat === you && (awaited || sealed));

/** What a reader without a selection can do here. */
export function NothingSelected() {
  const { view, head, isNow, lens } = useHexPlace();
  const form = usePhaseForm();
  const isPhone = useMedia(PHONE);
  const say = (title: string, says: string, action: ReactNode = null) => (
    <div className="p-4">
      <Empty title={title} action={action}>
        {says}
      </Empty>
    </div>
  );
  if (lens.as !== undefined) return say(unitText.chooseTitle, unitText.chooseAs);
  // The content is from before: the server no longer recognizes the reader in the seat.
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
  // The form is loading: show nothing that would be wrong in a moment.
  if (form === null && isAskedHere(head, view.phase)) return <div aria-busy />;
  if (form === null) return say(sheetText.otherPhaseTitle(PHASE_NAMES[view.phase]), sheetText.otherPhase);
  // On a wide window the order sheet below offers it.
  return say(form.hintTitle ?? unitText.chooseTitle, form.hint, isPhone ? <SuggestButton /> : null);
}
