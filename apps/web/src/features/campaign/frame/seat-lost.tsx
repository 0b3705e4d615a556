import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import Link from 'next/link';
import { usePath } from '../../browser/address.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';

/** The page was opened from a seat, and the server no longer recognizes its reader there: the session is over. */
export function SeatLost() {
  const here = usePath();
  return (
    <Notice kind="danger" live>
      <b>{campaignText.seatLost.title}.</b> {campaignText.seatLost.says}{' '}
      <Button kind="link" onClick={() => location.reload()}>
        {campaignText.seatLost.reload}
      </Button>{' '}
      <Link href={`/sign-in?to=${encodeURIComponent(here)}`}>{sheetText.signIn}</Link>
    </Notice>
  );
}
