import { dayAndTime } from '@sealed-orders/text';
import { DECISION_TEXT } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Shortened } from '../../campaign/shortened.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { ComposerPanel } from '../composer/composer-panel.tsx';
import { useNodePlace } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { isAskedToPlace } from '../setup/placing.ts';
import { useGoesFromPanel } from '../strip/may-go.ts';
import { GoFromPanel } from '../strip/on-demand.ts';
import { ToMidnight } from '../strip/to-midnight.tsx';
import { PlacementCard } from './on-demand.ts';
import { isAskedAbove, useOpenToDo } from './show.ts';
import { type ToDo, toDoOf } from './to-do.ts';

const words = mapText.panel;

/** What a reader without a selection can do here. Readers who are asked where to start see the question above it. */
export function NothingSelected() {
  const { head, view, now, options, isNow, lens, standIn } = useNodePlace();
  const goes = useGoesFromPanel();
  if (lens.as !== undefined && standIn === null) return <Hint>{words.choose.says}</Hint>;
  const isOwnSeat = head.you !== null || standIn !== null;
  if (!isOwnSeat && view.you !== null) {
    return <Hint title={campaignText.seatLost.title}>{campaignText.seatLost.says}</Hint>;
  }
  if (!isOwnSeat) return <Hint title={campaignText.spectator}>{words.watching}</Hint>;
  if (!isNow) return <Hint>{words.past}</Hint>;
  return (
    <>
      {isAskedToPlace(options) || now.setUp !== null ? null : <Points />}
      <Suspense>
        {isAskedToPlace(options) || now.setUp === null ? null : <PlacementCard />}
        {goes && now.setUp === null ? <GoFromPanel /> : null}
      </Suspense>
      <WhatToDo />
    </>
  );
}

/** What waits for the reader, above the orders; if nothing does, below them. */
function WhatToDo() {
  const { now } = useNodePlace();
  const asked = toDoOf(now);
  const waiting = asked.filter((one) => !isAskedAbove(one));
  return (
    <>
      {waiting.length > 0 ? <Waiting waiting={waiting} /> : null}
      <ComposerPanel />
      {asked.length === 0 ? <Waiting waiting={[]} /> : null}
    </>
  );
}

function Hint({ title = words.choose.title, children }: { readonly title?: string; readonly children: string }) {
  return (
    <div className="p-4">
      <Empty title={title}>{children}</Empty>
    </div>
  );
}

/** The points that can be spent, and when more come. */
function Points() {
  const points = ownPoints(useNodePlace());
  const isGainBelow = useGoesFromPanel();
  if (points === null) return null;
  return (
    <section className="grid gap-1 px-4 pt-4 pb-1" aria-label={words.now}>
      <h2>
        <Shortened>{words.points(points)}</Shortened>
      </h2>
      <p className="ink2">
        <ToMidnight hasGain={!isGainBelow} />
      </p>
    </section>
  );
}

/** The decisions that wait for the reader, the most urgent first. Where to start is asked above. */
function Waiting({ waiting }: { readonly waiting: readonly ToDo[] }) {
  return (
    <TitledSection title={words.waits}>
      {waiting.length === 0 ? (
        <p className="px-4 py-3 muted">{words.nothing}</p>
      ) : (
        <ul className="order-sheet">
          {waiting.map((one) => (
            <ToDoRow key={`${one.decision} ${one.battle?.id ?? ''}`} {...one} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function ToDoRow(one: ToDo) {
  const open = useOpenToDo();
  return (
    <li>
      <button type="button" className="order-row to-do-row" onClick={() => open(one)}>
        <span className="who">{DECISION_TEXT[one.decision].title}</span>
        <span className="given">{useToDoWords(one)}</span>
        <Icon of={ChevronRight} size={18} />
      </button>
    </li>
  );
}

/** Where a decision is due, how many there are, and until when. */
function useToDoWords({ battle, force, until, count }: ToDo): string {
  const { now, words: names } = useNodePlace();
  const where = battle === null ? (force?.name ?? '') : words.battleAt(names.node(battle.node).text);
  const more = count > 1 ? words.more(count - 1) : '';
  const time = until === null ? '' : words.until(dayAndTime(new Date(until), now.settings.timeZone));
  return [where, more, time].filter((part) => part !== '').join(', ');
}
