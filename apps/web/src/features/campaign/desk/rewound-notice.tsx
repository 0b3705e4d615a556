import { rewindText } from '@sealed-orders/text/pages/rewind';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** Says that a referee rewound the war to the opening of the open phase. */
export function RewoundNotice() {
  const { rewound, you, seats } = useCampaignPlace().open.head;
  const own = seats.find(({ seat }) => seat === you);
  if (rewound === null) return null;
  return (
    <Notice kind="warn" live>
      <b>{rewindText.notice(rewound.by)}</b> {rewound.reason === null ? null : rewindText.because(rewound.reason)}{' '}
      {own?.awaited !== true || own.sealed || own.heldSince !== null ? null : rewindText.yours}
    </Notice>
  );
}
