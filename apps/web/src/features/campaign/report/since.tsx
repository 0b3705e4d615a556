import { reportToolsText } from '@sealed-orders/text/pages/report';
import { useState } from 'react';
import type { Steps } from '../../campaign-data/step-list.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../kit/button.tsx';
import { type MissedSteps, useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { lastOfRounds } from './rounds.ts';

/** What readers have marked as read, while their pages are open. */
const read = new WeakSet<MissedSteps>();

/** Above this number steps are counted, not listed. */
const MOST_LISTED = 6;

/** What happened while the reader was away: a link to each unread report, or to each day with something unread. */
export function SinceYouWereHere() {
  const { open, missed, n, head, showStep, door } = useCampaignPlace();
  const [isRead, setRead] = useState(read.has(missed));
  const isByPhase = useHasSheets();
  const isAll = (open.steps[0]?.n ?? 0) <= missed.since + 1;
  useEarlierSteps(open, isRead || isAll);
  const arrived = open.steps.filter((step) => step.n > missed.since && step.n <= missed.upTo && !step.isUndone);
  const unread = isByPhase ? arrived : lastOfRounds(arrived);
  // The last report is on the page anyway.
  if (isRead || unread.length < 2) return null;
  const markRead = () => {
    read.add(missed);
    setRead(true);
  };
  const listed = unread.slice(-MOST_LISTED);
  const says = ({ round, phase }: Steps[number]) =>
    isByPhase ? reportToolsText.step(door.text.where({ round, phase })) : door.text.round(round ?? 0);
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
