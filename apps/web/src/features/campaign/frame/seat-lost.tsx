import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import Link from 'next/link';
import { useState } from 'react';
import { usePath } from '../../browser/address.ts';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** The page was opened from a seat, and the server no longer recognizes its reader there: the session is over. */
export function SeatLost() {
  const { head } = useCampaignPlace();
  const here = usePath();
  const [seat] = useState(head.you);
  if (seat === null || head.you === seat) return null;
  return (
    <Notice kind="danger" live>
      <b>{campaignText.seatLost.title}.</b> {campaignText.seatLost.says}{' '}
      <Link href={`/sign-in?to=${encodeURIComponent(here)}`}>{sheetText.signIn}</Link>
    </Notice>
  );
}
