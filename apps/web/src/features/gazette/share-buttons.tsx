import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { Printer, Share2 } from 'lucide-react';

/** Share and Print, which a small script (public/share.js) shows and carries out: without it they are not there. */
export function ShareButtons() {
  return (
    <>
      <button
        type="button"
        hidden
        data-deed="share"
        data-copied={gazetteText.copied}
        data-address={gazetteText.address}
      >
        <Share2 size={15} aria-hidden /> <span role="status">{gazetteText.share}</span>
      </button>
      <button type="button" hidden data-deed="print">
        <Printer size={15} aria-hidden /> {gazetteText.print}
      </button>
      <script src="/share.js" defer />
    </>
  );
}
