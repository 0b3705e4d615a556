import { endingText } from '@sealed-orders/text/pages/ending';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { ResumeButton } from './resume-button.tsx';

/** Tells everyone that the war has paused automatically because nobody acted. */
export function Standstill() {
  const { head } = useCampaignPlace();
  const isByPhase = useHasSheets();
  const { asleep } = endingText;
  const mayResume = head.roles.includes('owner') || head.roles.includes('referee');
  return (
    <Notice kind="warn" live>
      <b>{asleep.title}.</b> {isByPhase ? asleep.says : asleep.saysByDay}
      {mayResume ? (
        <div>
          <ResumeButton campaign={head.id} isStopped={false} isByPhase={isByPhase} />
        </div>
      ) : null}
    </Notice>
  );
}
