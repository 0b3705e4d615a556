'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { InheritedNotice } from './absence/inherited-notice.tsx';
import { OfferNotice } from './absence/offer-campaign.tsx';
import { SeatNotice } from './absence/seat-notice.tsx';
import { useCampaignPlace } from './campaign-context.ts';
import { ClockNotice } from './desk/clock-notice.tsx';
import { PausedNotice } from './desk/paused-notice.tsx';
import { PingNotice } from './desk/ping-notice.tsx';
import { RewoundNotice } from './desk/rewound-notice.tsx';
import { SealedForNotice } from './desk/sealed-for-notice.tsx';
import { EyesBar } from './ending/eyes-bar.tsx';
import { SeatLost } from './frame/seat-lost.tsx';
import { useTabHistory } from './frame/tab-history.ts';
import { usePhaseTold } from './frame/use-phase-told.ts';
import { WatchNotices } from './frame/watch-notices.tsx';
import { useNotes } from './notes/use-notes.ts';
import { useHelpKey } from './use-help-key.ts';
import { VoteNotice } from './votes/vote-notice.tsx';

interface NoticesProps {
  readonly openedFrom: SeatId | null;
  readonly toggleKeys: () => void;
}

/**
 * Beside the board: what has happened to the campaign, the clock or the reader's seat. Each part shows only when it
 * applies.
 * @param openedFrom the reader's seat when the page was opened: if it is no longer theirs, the session is over
 * @param toggleKeys opens or closes the list of keys
 */
export function Notices({ openedFrom, toggleKeys }: NoticesProps) {
  const { head } = useCampaignPlace();
  // The reader's notes are fetched with the rest, before the panel draws them.
  useNotes();
  useTabHistory();
  usePhaseTold();
  useHelpKey(toggleKeys);
  return (
    <>
      {openedFrom !== null && head.you !== openedFrom ? <SeatLost /> : null}
      <PausedNotice />
      <SeatNotice />
      <InheritedNotice />
      <OfferNotice />
      <WatchNotices />
      <RewoundNotice />
      <SealedForNotice />
      <PingNotice />
      <VoteNotice />
      <ClockNotice />
      <EyesBar />
    </>
  );
}
