import { reportToolsText } from '@sealed-orders/text/pages/report';
import { useState } from 'react';
import type { Steps } from '../../campaign-data/step-list.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../kit/button.tsx';
import { type MissedSteps, useCampaignPlace } from '../campaign-context.ts';

/** What readers have marked as read, while their pages are open. */
const read = new WeakSet<MissedSteps>();

/** Above this number steps are counted, not listed. */
const MOST_LISTED = 6;

/** What happened while the reader was away: a link to each unread report. */
export function SinceYouWereHere() {
  const { open, missed, n, head, showStep, door } = useCampaignPlace();
  const [isRead, setRead] = useState(read.has(missed));
  const isAll = (open.steps[0]?.n ?? 0) <= missed.since + 1;
  useEarlierSteps(open, isRead || isAll);
  const unread = open.steps.filter((step) => step.n > missed.since && step.n <= missed.upTo && !step.isUndone);
  // The last report is on the page anyway.
  if (isRead || unread.length < 2) return null;
  const markRead = () => {
    read.add(missed);
    setRead(true);
  };
  const listed = unread.slice(-MOST_LISTED);
  const says = (step: Steps[number]) => reportToolsText.step(door.text.where({ round: step.round, phase: step.phase }));
  return (
    <nav className="since no-print" aria-label={reportToolsText.since}>
      <p className="row">
        <b className="grow">{reportToolsText.since}</b>
        <Button kind="link" onClick={markRead}>
          {reportToolsText.allRead}
        </Button>
      </p>
      {isAll && unread.length > listed.length ? (
        <p className="muted">{reportToolsText.earlier(unread.length - listed.length)}</p>
      ) : null}
      <ol>
        {listed.map((step) => (
          <li key={step.n}>
            <Button
              kind="link"
              aria-current={step.n === n ? 'step' : undefined}
              onClick={() => showStep(step.n === head.n ? null : step.n)}
            >
              {says(step)}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
