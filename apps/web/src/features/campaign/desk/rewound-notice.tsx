import { rewindText } from '@sealed-orders/text/pages/rewind';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

/** Says that a referee rewound the war to the opening of the open phase. */
export function RewoundNotice() {
  const { rewound, you, seats, status } = useCampaignPlace().open.head;
  const { notice } = useHasSheets() ? rewindText : rewindText.onArrival;
  const own = seats.find(({ seat }) => seat === you);
  if (rewound === null) return null;
  const mayWrite = own?.awaited && !own.sealed && status !== 'paused';
  return (
    <Notice kind="warn" live>
      <b>{notice(rewound.by)}</b> {rewound.reason === null ? null : rewindText.because(rewound.reason)}{' '}
      {mayWrite && own.heldSince === null ? rewindText.yours : null}
    </Notice>
  );
}
