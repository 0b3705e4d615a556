import { endingText } from '@sealed-orders/text/pages/ending';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { ResumeButton } from './resume-button.tsx';

/** Tells everyone that the war has paused automatically because nobody acted. */
export function Standstill() {
  const { head } = useCampaignPlace();
  const mayResume = head.roles.includes('owner') || head.roles.includes('referee');
  return (
    <Notice kind="warn" live>
      <b>{endingText.asleep.title}.</b> {endingText.asleep.says}
      {mayResume ? (
        <div>
          <ResumeButton campaign={head.id} isStopped={false} />
        </div>
      ) : null}
    </Notice>
  );
}
