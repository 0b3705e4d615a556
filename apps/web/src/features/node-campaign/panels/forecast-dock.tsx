import { foreseenMidnight } from '@sealed-orders/rules/node-campaign';
import { duration } from '@sealed-orders/text';
import { midnightText } from '@sealed-orders/text/node-campaign/map-papers';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useMemo } from 'react';
import { Shortened } from '../../campaign/shortened.tsx';
import { useNodeStep } from '../node-context.ts';
import { useNextMidnight } from '../strip/to-midnight.tsx';
import { useWarTime } from '../strip/war-time.ts';
import { nextMidnight } from '../strip/week.ts';
import { Dock } from './dock.tsx';
import { midnightLines } from './midnight-lines.ts';

const text = midnightText;

/** What the next midnight brings as things are, in the order in which it comes. */
export function ForecastDock() {
  const { view, words, head } = useNodeStep();
  const isPaused = head.status === 'paused';
  const lines = useMemo(() => {
    const { at, date } = nextMidnight(view);
    const foreseen = foreseenMidnight(view, { at: new Date(at).toISOString(), date });
    return foreseen === null ? [] : midnightLines(foreseen, view, words);
  }, [view, words]);
  if (lines.length === 0) {
    return (
      <Dock title={text.title} rule="NODE-CP-13">
        <p className="px-4 py-2 muted">{campaignText.finished}</p>
      </Dock>
    );
  }
  return (
    <Dock title={text.title} says={<InTime />} rule="NODE-CP-13">
      {isPaused ? (
        <p className="px-4 py-2 ink2">{text.paused}</p>
      ) : (
        <ol className="midnight">
          {lines.map(({ letter, says, isQuiet }, i) => (
            <li key={letter} className={isQuiet ? 'quiet' : ''}>
              <span className="part-number" aria-hidden>
                <span>{i + 1}</span>
              </span>
              <span>
                <Shortened>{says}</Shortened>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dock>
  );
}

function InTime() {
  const { isNow, head } = useNodeStep();
  const now = useWarTime();
  const { at } = useNextMidnight();
  return isNow && head.status === 'running' && now > 0 ? text.in(duration(at - now)) : null;
}
