import { votesText } from '@sealed-orders/text/pages/votes';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { motionsOf } from './motions.ts';
import { VoteButton } from './vote-button.tsx';

/** Beside the board: the votes that are open, for everybody who has not voted yet. */
export function VoteNotice() {
  const { head, seatName } = useCampaignPlace();
  const { you } = head;
  const motions = motionsOf(head, useHasSheets());
  const open = motions.filter(({ votes }) => votes.length > 0 && (you === null || !votes.includes(you)));
  return open.map((motion) => (
    <Notice key={motion.key} kind="info" live>
      <b>{votesText.notice(motion.votes.map(seatName), motion.title)}</b>{' '}
      {votesText.more(motion.needed - motion.votes.length)} <VoteButton motion={motion} />
    </Notice>
  ));
}
