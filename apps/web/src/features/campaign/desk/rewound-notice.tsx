import { rewindText } from '@sealed-orders/text/pages/rewind';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** Says that a referee took the war back to the opening of the phase that is open. */
export function RewoundNotice() {
  const { rewound, you } = useCampaignPlace().open.head;
  if (rewound === null) return null;
  return (
    <Notice kind="warn" live>
      <b>{rewindText.notice(rewound.by)}</b> {rewound.reason === null ? null : rewindText.because(rewound.reason)}{' '}
      {you === null ? null : rewindText.yours}
    </Notice>
  );
}
