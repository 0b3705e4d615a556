'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { BattlesWaitLine } from '../battles/battles-wait.tsx';
import { useHexPlace } from '../hex-context.ts';

/** What matters more than orders: the end of the campaign, or battles that wait for the reader. */
export function FirstLine() {
  return useHexPlace().head.ending === null ? <BattlesWaitLine /> : <OverLine />;
}

/** The sheet at its lowest after the end of the campaign: who won, and the way to the report. */
function OverLine() {
  const { head, words, openTab } = useHexPlace();
  const { ending } = head;
  if (ending === null) return null;
  const says =
    ending.by === 'rules'
      ? warOverText.won(ending.winners.map((seat) => words.seat(seat).text))
      : campaignText.finished;
  return (
    <button type="button" className="order-row w-full" onClick={() => openTab('report')}>
      <span />
      <span className="who">{says}</span>
      <span />
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
