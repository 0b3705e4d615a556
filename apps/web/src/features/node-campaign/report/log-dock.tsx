'use client';
import { Die, SeatSwatch } from '@sealed-orders/map';
import { clockTime } from '@sealed-orders/text';
import { describeEvent, wordsOfStep } from '@sealed-orders/text/node-campaign';
import { logText } from '@sealed-orders/text/node-campaign/log';
import { reportText } from '@sealed-orders/text/pages/report';
import { useQueries } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { Shortened } from '../../campaign/shortened.tsx';
import { Button } from '../../kit/button.tsx';
import { useNodePlace } from '../node-context.ts';
import { nodeSeen } from '../node-seen.ts';
import { type DockRow, dockRows } from './dock-rows.ts';
import { seatOf } from './log-lines.ts';

/** As many steps are fetched, and as many lines shown. */
const MOST = 6;

/** The last steps up to the one that is shown. Each is fetched once: it never changes. */
function useLastSteps() {
  const trpc = useTRPC();
  const { head, steps, n, lens } = useNodePlace();
  const last = steps.filter((step) => step.n <= n && !step.isUndone).slice(-MOST);
  const asked = useQueries({
    queries: last.map((step) => ({
      ...trpc.play.view.queryOptions({ campaign: head.id, n: step.n, ...lens }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return asked.flatMap(({ data }, i) => {
    const node = data === undefined ? null : nodeSeen(data);
    if (node === null) return [];
    const { view, events } = node;
    return [{ at: last[i]?.at ?? null, n: last[i]?.n ?? 0, events, words: wordsOfStep(view, events) }];
  });
}

type Step = ReturnType<typeof useLastSteps>[number];

/** The latest entries of the log, beside the map; the whole log is a tab of its own. */
export function LogDock() {
  const { openTab } = useNodePlace();
  const rows = dockRows(useLastSteps(), MOST);
  return (
    <section className="log-dock" aria-label={logText.title}>
      <header className="row">
        <h2>{logText.title}</h2>
        <p className="hint grow">{logText.short}</p>
        <Button kind="link" onClick={() => openTab('report')}>
          {logText.older}
        </Button>
      </header>
      {rows.length === 0 ? <p className="muted px-4 py-2">{logText.nothing}</p> : null}
      <ol>
        {rows.map((row) => (
          <Row key={`${row.step.n} ${row.step.events.indexOf(row.event)}`} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row: { event, step, dice, cost } }: { readonly row: DockRow<Step> }) {
  const { letterOf, seatName } = useNodePlace();
  const seat = seatOf(event);
  return (
    <li>
      <span className="time">{step.at === null ? '' : clockTime(new Date(step.at))}</span>
      {seat === null ? <span /> : <SeatSwatch seat={letterOf(seat)} width={24} height={15} label={seatName(seat)} />}
      <span>
        {describeEvent(event, step.words).map((part, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
          part.kind === 'name' ? <b key={i}>{part.text}</b> : <Shortened key={i}>{part.text}</Shortened>,
        )}
      </span>
      {dice.length === 0 ? (
        <span />
      ) : (
        <span className="dice" role="img" aria-label={reportText.dice(dice)}>
          {dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
            <Die key={i} face={face} size={17} />
          ))}
        </span>
      )}
      <span className="cost">{cost === null ? '' : logText.cost(cost)}</span>
    </li>
  );
}
