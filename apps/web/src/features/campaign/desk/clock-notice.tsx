'use client';
import { paceText } from '@sealed-orders/text/pages/pace';
import { Notice } from '../../kit/notice.tsx';
import { useNow } from '../../time/use-now.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { phaseClock } from '../frame/phase-clock.ts';

/**
 * Says what is unusual about the clock now: all have sealed and the phase rests, it is open for late players, or held
 * for them.
 */
export function ClockNotice() {
  const { head } = useCampaignPlace().open;
  const now = useNow();
  const { notice } = paceText;
  const state = now === 0 ? null : phaseClock(head, now);
  const hasRest = head.pace.early !== 0 && head.you !== null;
  return (
    <>
      {state?.kind === 'rests' && hasRest ? (
        <Notice kind="info" live>
          <b>{notice.rests}</b> {notice.restsUntil(state.until)}
        </Notice>
      ) : null}
      {state?.kind === 'late' ? (
        <Notice kind="warn" live>
          <b>{notice.late}</b> {notice.lateUntil(state.until)}
        </Notice>
      ) : null}
      {state?.kind === 'held' ? (
        <Notice kind="warn" live>
          <b>{notice.held}</b> {notice.heldUntil(state.until)}
        </Notice>
      ) : null}
      {head.nextPace === null || head.status === 'finished' ? null : <Notice kind="info">{notice.changes}</Notice>}
    </>
  );
}
