import { DECISION_TEXT, ownerTitle } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Suspense } from 'react';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { undecided } from '../rulings/undecided.ts';
import { useLockWords } from './force-row.tsx';
import { DecisionLine, EndLine, MissingLine } from './on-demand.ts';
import { PeekRow } from './peek-row.tsx';
import { useSelected } from './selected.ts';
import { isAskedAbove, useOpenToDo } from './show.ts';
import { toDoOf } from './to-do.ts';

/** The sheet at its lowest: the selection, what waits for the reader, or how things are. */
export function PeekLine() {
  const { head, isNow, view, seen } = useNodePlace();
  const selected = useSelected();
  if (selected !== null) return <SelectedLine />;
  const [battle] = isNow ? undecided(view) : [];
  const isOver = head.ending !== null && seen.n === head.n;
  return (
    <Suspense>{battle !== undefined ? <DecisionLine battle={battle} /> : isOver ? <EndLine /> : <ToDoLine />}</Suspense>
  );
}

/** What waits for the reader, or how things are. */
function ToDoLine() {
  const place = useNodePlace();
  const openToDo = useOpenToDo();
  const [first, ...others] = place.isNow ? toDoOf(place.now) : [];
  if (first === undefined) return <Standing />;
  const where = first.battle === null ? (first.force?.name ?? '') : place.words.node(first.battle.node).text;
  const more = others.length > 0 ? mapText.panel.more(others.length) : '';
  const given = [where, more].filter((part) => part !== '').join(', ');
  const who = DECISION_TEXT[first.decision].title;
  if (isAskedAbove(first)) return <p className="px-4 py-2 font-semibold">{who}</p>;
  return <PeekRow who={who} given={given} onOpen={() => openToDo(first)} />;
}

/** The selection in one line. */
function SelectedLine() {
  const { view, words } = useNodePlace();
  const selected = useSelected();
  if (selected?.kind === 'force') return <ForceLine force={selected.force} />;
  if (selected === null) return null;
  const controller = view.nodes[selected.node.id]?.controller ?? null;
  return (
    <p className="px-4 py-2 row">
      <b className="font-semibold">{selected.node.name}</b>
      <span className="muted">{controller === null ? mapText.nobody : ownerTitle(controller, words)}</span>
    </p>
  );
}

function ForceLine({ force }: { readonly force: Parameters<typeof useLockWords>[0] }) {
  const says = useLockWords(force);
  return (
    <p className="px-4 py-2 row">
      <b className="font-semibold">{force.name}</b>
      <span className="muted">{says}</span>
    </p>
  );
}

/** Nothing waits for the reader. */
function Standing() {
  const place = useNodePlace();
  const { head, isLast, view } = place;
  const missing = isLast && view.isReferee ? head.seats.filter(({ owes }) => owes !== null).length : 0;
  return <p className="px-4 py-2 font-semibold">{missing > 0 ? <MissingLine count={missing} /> : standing(place)}</p>;
}

function standing(place: NodePlace): string {
  const { seen, view, isLast, door } = place;
  if (!isLast) return campaignText.history.at(door.text.where(seen.summary));
  const points = ownPoints(place);
  return points === null ? door.text.round(view.clock.day) : mapText.panel.points(points);
}
