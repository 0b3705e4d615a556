import { rewindText } from '@sealed-orders/text/pages/rewind';
import { watchersText } from '@sealed-orders/text/pages/watchers';
import { useState } from 'react';
import { kept } from '../../browser/kept.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasTurns } from '../campaign-context.ts';

/** The number of the phase whose notice the reader has put away in this browser. */
const storeOf = (campaign: string) =>
  kept(`rewound ${campaign}`, (found) => (typeof found === 'number' ? found : null));

/** Says that a referee rewound the war to the opening of the open phase, until the reader puts it away. */
export function RewoundNotice() {
  const { id, opening, rewound, you, seats, status } = useCampaignPlace().open.head;
  const { notice } = useHasTurns() ? rewindText : rewindText.onArrival;
  const [read, setRead] = useState(() => storeOf(id).read());
  const own = seats.find(({ seat }) => seat === you);
  if (rewound === null || read === opening) return null;
  const mayWrite = own?.awaited && !own.sealed && status !== 'paused';
  const putAway = () => {
    storeOf(id).write(opening);
    setRead(opening);
  };
  return (
    <Notice kind="warn" live>
      <b>{notice(rewound.by)}</b> {rewound.reason === null ? null : rewindText.because(rewound.reason)}{' '}
      {mayWrite && own.heldSince === null ? rewindText.yours : null}{' '}
      <Button kind="link" onClick={putAway}>
        {watchersText.understood}
      </Button>
    </Notice>
  );
}
