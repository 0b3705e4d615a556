import { Die, SeatSwatch } from '@sealed-orders/map';
import { clockTime } from '@sealed-orders/text';
import { isToldTwice, wordsOfStep } from '@sealed-orders/text/node-campaign';
import { latestText } from '@sealed-orders/text/node-campaign/map-papers';
import { reportText } from '@sealed-orders/text/pages/report';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTRPC } from '../../api/client.ts';
import { allLoaded } from '../../browser/all-loaded.ts';
import { Shortened } from '../../campaign/shortened.tsx';
import type { Seen } from '../../campaign-data/campaign-data.ts';
import { isCutShort, stepsUpTo } from '../../campaign-data/standing-steps.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../kit/button.tsx';
import { useNodeStep } from '../node-context.ts';
import { nodeSeen } from '../node-seen.ts';
import { readersOf } from '../report/report-of.ts';
import { Dock } from './dock.tsx';
import { type LogRow, logRows, type ReadStep } from './log-rows.ts';

const text = latestText;
/** How many steps before the one that is shown are asked for, and how many rows are enough. */
const STEPS = 5;
const ROWS = 8;

/** The latest events, in order of arrival. */
export function LatestDock() {
  const { openTab, view } = useNodeStep();
  const steps = useLatestSteps();
  const rows = useMemo(() => {
    const events = steps.flatMap((step) => step.events);
    return logRows(steps, wordsOfStep(view, events), ROWS);
  }, [steps, view]);
  const older = (
    <Button kind="link" onClick={() => openTab('report')}>
      {text.older}
    </Button>
  );
  return (
    <Dock title={text.title} says={text.says} action={older}>
      <ol className="latest">
        {rows.map((row) => (
          <Row key={row.key} row={row} zone={view.settings.timeZone} />
        ))}
      </ol>
    </Dock>
  );
}

interface RowProps {
  readonly row: LogRow;
  readonly zone: string;
}

function Row({ row: { step, seat, sentence, dice, cost, to }, zone }: RowProps) {
  const { letterOf, view, words, head } = useNodeStep();
  const readers = readersOf({ to }, { view, words, hasReferee: head.referees.length > 0 });
  return (
    <li>
      <span className="no">{step?.n}</span>
      {step === null ? <span /> : <time dateTime={step.at}>{clockTime(new Date(step.at), zone)}</time>}
      {seat === null ? <span /> : <SeatSwatch seat={letterOf(seat)} />}
      <span>
        {sentence.map((part, i) =>
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
      <span className="cost">{cost === null ? '' : <Shortened>{text.cost(cost)}</Shortened>}</span>
    </li>
  );
}

/**
 * The step that is shown and those that led to it: what the report has loaded, or else the last few, once the page has
 * loaded.
 */
function useLatestSteps(): readonly ReadStep[] {
  const place = useNodeStep();
  const { seen, covered, steps, n, lens, head } = place;
  useEarlierSteps(place, !isCutShort(steps, n));
  const trpc = useTRPC();
  const queries = useQueryClient();
  const wanted = useMemo(() => {
    const before = stepsUpTo(steps, n).slice(-STEPS - 1, -1);
    return before.map((step) => step.n);
  }, [steps, n]);
  const isCovered = covered.earlier.length >= wanted.length;
  const campaign = head.id;
  const { data } = useQuery({
    queryKey: ['latest', campaign, lens.as, wanted],
    queryFn: async () => {
      await allLoaded();
      return Promise.all(
        wanted.map((one) =>
          queries.fetchQuery({ ...trpc.play.view.queryOptions({ campaign, n: one, ...lens }), ...FOREVER }),
        ),
      );
    },
    ...{ ...FOREVER, enabled: !isCovered },
    placeholderData: (before, query) => (query?.queryKey[2] === lens.as ? before : undefined),
  });
  return useMemo(() => {
    const fetched = data?.filter((one) => wanted.includes(one.n)) ?? [];
    return [...(isCovered ? covered.earlier : fetched), seen].flatMap(readStep);
  }, [isCovered, covered.earlier, data, wanted, seen]);
}

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

const readStep = (one: Seen): readonly ReadStep[] => {
  const node = nodeSeen(one);
  return node === null ? [] : [{ n: node.n, at: node.at, events: node.events.filter((event) => !isToldTwice(event)) }];
};
