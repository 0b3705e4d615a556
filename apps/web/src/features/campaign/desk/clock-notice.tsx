'use client';
import { paceText } from '@sealed-orders/text/pages/pace';
import { useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useNow } from '../../time/use-now.ts';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { phaseClock } from '../frame/phase-clock.ts';
import { awaitsStep, LATE } from './late-step.ts';

/**
 * Says what is unusual about the clock now: all have sealed and the phase rests, it is open for late players, or held
 * for them, or its step is long in coming.
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
      {now !== 0 && awaitsStep(head, now) ? <LateStep key={head.opening} /> : null}
      {head.nextPace === null || head.status === 'finished' ? null : <Notice kind="info">{notice.changes}</Notice>}
    </>
  );
}

/** Drawn as long as the step of this phase is awaited; says so once that has lasted too long. */
function LateStep() {
  const now = useNow();
  const [since] = useState(now);
  const { notice } = paceText;
  const says = useHasSheets() ? notice.slowSays : notice.slowByDay;
  if (now - since < LATE) return null;
  return (
    <Notice kind="warn" live>
      <b>{notice.slow}</b> {says}
    </Notice>
  );
}
