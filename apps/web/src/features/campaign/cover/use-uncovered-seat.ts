import { useLayoutEffect } from 'react';
import { useTRPCClient } from '../../api/client.ts';
import { speakFor } from '../../api/uncovered-seat.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';

/** Whether the page shows nothing but its cover: the reader holds several seats, and none of them is open. */
export const isCovered = ({ screen, you, status }: Head): boolean =>
  screen !== null && you === null && (status === 'running' || status === 'paused');

/** The page speaks for the open seat of a reader who holds several, before it asks or saves anything for it. */
export function useUncoveredSeat(head: Head | undefined): void {
  const client = useTRPCClient();
  const seat = head === undefined || head.screen === null ? null : head.you;
  const { id: campaign = '', slug = '' } = head ?? {};
  useLayoutEffect(() => {
    if (seat === null) return;
    speakFor({ campaign, slug, seat, cover: () => client.screen.cover.mutate({ campaign }) });
    void import('../../api/cover-page.ts').then(({ watch }) => watch());
  }, [client, campaign, slug, seat]);
}
