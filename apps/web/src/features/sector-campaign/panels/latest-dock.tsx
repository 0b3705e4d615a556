import { Die, SeatSwatch } from '@sealed-orders/map';
import { reportText } from '@sealed-orders/text/pages/report';
import { describeEvent, isToldTwice } from '@sealed-orders/text/sector-campaign';
import { latestText } from '@sealed-orders/text/sector-campaign/map-papers';
import { useMemo } from 'react';
import { Shortened } from '../../campaign/shortened.tsx';
import { Button } from '../../kit/button.tsx';
import { diceOf, seatOf } from '../report/log-lines.ts';
import { readersOf } from '../report/report-of.ts';
import { useSectorStep } from '../sector-context.ts';
import { Dock } from './dock.tsx';

const ROWS = 12;

/** The latest events of the steps that the page has loaded, newest first. */
export function LatestDock() {
  const { openTab, events } = useSectorStep();
  const latest = useMemo(
    () =>
      events
        .filter((event) => event.type !== 'phase-opened' && !isToldTwice(event))
        .slice(-ROWS)
        .reverse(),
    [events],
  );
  const older = (
    <Button kind="link" onClick={() => openTab('report')}>
      {latestText.older}
    </Button>
  );
  return (
    <Dock title={latestText.title} says={latestText.says} action={older}>
      <ol className="sector-latest">
        {latest.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events lie as they came
          <Row key={latest.length - i} event={event} />
        ))}
      </ol>
    </Dock>
  );
}

function Row({ event }: { readonly event: ReturnType<typeof useSectorStep>['events'][number] }) {
  const { letterOf, view, words, head } = useSectorStep();
  const seat = seatOf(event, view.board);
  const dice = diceOf(event);
  const readers = readersOf(event, { view, words, hasReferee: head.referees.length > 0 });
  return (
    <li>
      {seat === null ? <span /> : <SeatSwatch seat={letterOf(seat)} />}
      <span>
        {describeEvent(event, words).map((part, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
          part.kind === 'name' ? <b key={i}>{part.text}</b> : <Shortened key={i}>{part.text}</Shortened>,
        )}
        {readers === null ? null : <span className="block muted">{readers}</span>}
      </span>
      {dice.length === 0 ? (
        <span />
      ) : (
        <span className="row" role="img" aria-label={reportText.dice(dice)}>
          {dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
            <Die key={i} face={face} size={18} />
          ))}
        </span>
      )}
    </li>
  );
}
