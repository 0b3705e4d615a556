'use client';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { useState } from 'react';
import { type Kept, kept } from '../../browser/kept.ts';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

/** The opening in which the reader has closed the notice. */
const closedIn = (campaign: string): Kept<number> =>
  kept(`rewind-read ${campaign}`, (found) => (typeof found === 'number' ? found : null));

/** Says that a referee rewound the war to the opening of the open phase. */
export function RewoundNotice() {
  const { id, opening, rewound, you, seats, status } = useCampaignPlace().open.head;
  const { notice } = useHasSheets() ? rewindText : rewindText.onArrival;
  const [closed, setClosed] = useState(() => closedIn(id).read());
  const own = seats.find(({ seat }) => seat === you);
  if (rewound === null || closed === opening) return null;
  const mayWrite = own?.awaited && !own.sealed && status !== 'paused';
  const close = () => {
    closedIn(id).write(opening);
    setClosed(opening);
  };
  return (
    <Notice kind="warn" live onClose={close}>
      <b>{notice(rewound.by)}</b> {rewound.reason === null ? null : rewindText.because(rewound.reason)}{' '}
      {mayWrite && own.heldSince === null ? rewindText.yours : null}
    </Notice>
  );
}
