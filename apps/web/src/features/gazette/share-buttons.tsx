import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { Printer, Share2 } from 'lucide-react';
import { Icon } from '../kit/icon.tsx';

/** Share and Print, which a small script (public/share.js) shows and carries out: without it they stay hidden. */
export function ShareButtons() {
  const { share, copied, address, print } = gazetteText;
  return (
    <>
      <button type="button" hidden data-deed="share" data-copied={copied} data-address={address}>
        <Icon of={Share2} size={15} stroke={2} /> {share}
      </button>
      <span role="status" />
      <button type="button" hidden data-deed="print">
        <Icon of={Printer} size={15} stroke={2} /> {print}
      </button>
      <script src="/share.js" defer />
    </>
  );
}
