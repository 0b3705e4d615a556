'use client';
import { OfferNotice } from './absence/offer-campaign.tsx';
import { SeatNotice } from './absence/seat-notice.tsx';
import { ClockNotice } from './desk/clock-notice.tsx';
import { PausedNotice } from './desk/paused-notice.tsx';
import { PingNotice } from './desk/ping-notice.tsx';
import { RewoundNotice } from './desk/rewound-notice.tsx';
import { SealedForNotice } from './desk/sealed-for-notice.tsx';
import { EyesBar } from './ending/eyes-bar.tsx';
import { WatchNotices } from './frame/watch-notices.tsx';
import { useNotes } from './notes/use-notes.ts';

/**
 * Beside the board: what has happened to the war, the clock or the reader's seat. Each part shows only when it applies.
 */
export function Notices() {
  // The reader's notes are fetched with the rest, before the panel draws them.
  useNotes();
  return (
    <>
      <PausedNotice />
      <SeatNotice />
      <OfferNotice />
      <WatchNotices />
      <RewoundNotice />
      <SealedForNotice />
      <PingNotice />
      <ClockNotice />
      <EyesBar />
    </>
  );
}
