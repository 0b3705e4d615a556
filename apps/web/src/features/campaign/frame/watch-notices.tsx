'use client';
import { watchersText } from '@sealed-orders/text/pages/watchers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { termWords } from '../../lobby/referee-terms.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/**
 * For players, beside the map: who has become able to see everything since they last looked, and what they are asked.
 */
export function WatchNotices() {
  const { head } = useCampaignPlace();
  return head.you === null ? null : <PlayersNotices campaign={head.id} you={head.you} />;
}

interface PlayersNoticesProps {
  readonly campaign: string;
  readonly you: string;
}

function PlayersNotices({ campaign, you }: PlayersNoticesProps) {
  const trpc = useTRPC();
  const { openTab } = useCampaignPlace();
  const { data } = useQuery(trpc.campaigns.watchers.queryOptions({ campaign }));
  const [read, setRead] = useReadTerms(campaign);
  const terms = data?.terms ?? [];
  const unread = terms.slice(read).filter(({ isOver }) => !isOver);
  const asked = data?.requests.find(({ answers }) =>
    answers.some(({ seat, agrees }) => seat === you && agrees === null),
  );
  return (
    <>
      {unread.length > 0 ? (
        <Notice kind="warn" live>
          {unread.map(termWords).join(' ')}{' '}
          <Button kind="link" onClick={() => setRead(terms.length)}>
            {watchersText.understood}
          </Button>
        </Notice>
      ) : null}
      {asked === undefined ? null : (
        <Notice kind="warn" live>
          {watchersText.asks.short(asked.by)}{' '}
          <Button kind="link" onClick={() => openTab('seats')}>
            {watchersText.asks.decide}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** How many of the terms the reader has acknowledged, on this device. */
function useReadTerms(campaign: string) {
  const key = `referees-read:${campaign}`;
  const [read, setRead] = useState(() => stored(key));
  return [
    read,
    (count: number) => {
      setRead(count);
      try {
        localStorage.setItem(key, String(count));
      } catch {
        // Storage is not available: it lasts until the page is left.
      }
    },
  ] as const;
}

function stored(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}
