import { repairsText } from '@sealed-orders/text/pages/repairs';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

const text = repairsText.sealFor;

/** Tells a player that a referee sealed for them in the open phase. */
export function SealedForNotice() {
  const { seats, you } = useCampaignPlace().open.head;
  const by = seats.find(({ seat }) => seat === you)?.sealedFor ?? null;
  if (by === null) return null;
  return (
    <Notice kind="warn" live>
      <b>{text.notice(by)}</b> {text.takeBack}
    </Notice>
  );
}
