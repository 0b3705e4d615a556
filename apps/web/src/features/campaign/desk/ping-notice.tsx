import { pingedText } from '@sealed-orders/text/pages/desk-board';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

/** Tells a player that a referee pinged them, as long as they owe something in the open phase. */
export function PingNotice() {
  const { ping } = useCampaignPlace().open.head;
  const says = useHasSheets() ? pingedText.says : pingedText.decide;
  if (ping === null) return null;
  return (
    <Notice kind="warn" live>
      <b>{pingedText.notice(ping.by)}</b> {ping.reason === null ? null : pingedText.because(ping.reason)} {says}
    </Notice>
  );
}
