'use client';
import { closed, dayAndTime } from '@sealed-orders/text';
import { deskText } from '@sealed-orders/text/pages/desk';
import { pauseText } from '@sealed-orders/text/pages/pause';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets, useZone } from '../campaign-context.ts';
import { deedWords, reasonWords } from './deed-words.ts';
import { Standstill } from './standstill.tsx';

/** Says that the campaign is paused, who paused it and why, and what can still be done. */
export function PausedNotice() {
  const { head } = useCampaignPlace();
  const { holiday } = useHasSheets() ? deskText : deskText.onArrival;
  if (head.status !== 'paused') return null;
  if (head.pausedBecause === 'asleep') return <Standstill />;
  if (head.pausedBecause === 'desk') return <PausedAtDesk campaign={head.id} ends={head.pauseEnds} />;
  return (
    <Notice kind="warn" live>
      <b>{deskText.paused}</b> {head.pausedBecause === 'holiday' ? holiday : deskText.stopped}
    </Notice>
  );
}

interface PausedAtDeskProps {
  readonly campaign: string;
  /** When the pause ends automatically; null: it does not. */
  readonly ends: string | null;
}

function PausedAtDesk({ campaign, ends }: PausedAtDeskProps) {
  const trpc = useTRPC();
  const { seatName, door, head } = useCampaignPlace();
  const zone = useZone();
  const { meanwhile } = useHasSheets() ? deskText : deskText.onArrival;
  const { data } = useQuery(trpc.desk.log.queryOptions({ campaign }));
  const pause = data?.find(({ deed }) => deed === 'pause');
  return (
    <Notice kind="warn" live>
      <b>{pause === undefined ? deskText.paused : deedWords(pause, seatName)}</b>{' '}
      {pause === undefined ? null : closed(reasonWords(pause))}{' '}
      {ends === null ? null : `${pauseText.ends(dayAndTime(new Date(ends), zone))} `}
      {meanwhile} {head.you === null ? null : door.text.whilePaused}
    </Notice>
  );
}
