'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { clockTime } from '@sealed-orders/text';
import { historyText } from '@sealed-orders/text/pages/history';
import { noticesText } from '@sealed-orders/text/pages/notices';
import { Notice } from '../kit/notice.tsx';
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
  readonly lostAt: number | null;
  readonly openedFrom: SeatId | null;
  readonly toggleKeys: () => void;
}

/**
 * Beside the board: what has happened to the campaign, the clock or the reader's seat. Each part shows only when it
 * applies.
 * @param lostAt when the connection was lost, in milliseconds since 1970; null: it is not
 * @param openedFrom the reader's seat when the page was opened: if it is no longer theirs, the session is over
 * @param toggleKeys opens or closes the list of keys
 */
export function Notices({ lostAt, openedFrom, toggleKeys }: NoticesProps) {
  const { head, isNow, lens } = useCampaignPlace();
  // The reader's notes are fetched with the rest, before the panel draws them.
  useNotes();
  useTabHistory();
  usePhaseTold();
  useHelpKey(toggleKeys);
  return (
    <>
      {lostAt === null ? null : (
        <Notice kind="warn" live>
          {noticesText.offline(clockTime(new Date(lostAt)))}
        </Notice>
      )}
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
      {isNow || lens.as !== undefined ? null : (
        <Notice kind="warn">{historyText[head.viewer === 'spectator' ? 'watching' : 'readOnly']}</Notice>
      )}
    </>
  );
}
