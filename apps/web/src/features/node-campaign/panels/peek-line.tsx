import { DECISION_TEXT, ownerTitle } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { refereeText } from '@sealed-orders/text/node-campaign/referee';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText as deskText } from '@sealed-orders/text/pages/referee';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { ChevronRight } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Icon } from '../../kit/icon.tsx';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { type Undecided, undecided } from '../rulings/rulings-now.ts';
import { useLockWords } from './force-row.tsx';
import { useSelected } from './selected.ts';
import { isAskedAbove, useOpenToDo } from './show.ts';
import { toDoOf } from './to-do.ts';

/** The sheet at its lowest: the selection, what waits for the reader, or how things are. */
export function PeekLine() {
  const place = useNodePlace();
  const selected = useSelected();
  const openToDo = useOpenToDo();
  const { head, now, isNow, openTab, seen } = place;
  if (selected !== null) return <SelectedLine />;
  const [battle] = isNow ? undecided(place.view) : [];
  if (battle !== undefined) return <DecisionLine battle={battle} />;
  if (head.ending !== null && seen.n === head.n) return <Line who={endWords(place)} onOpen={() => openTab('report')} />;
  const [first, ...others] = isNow ? toDoOf(now) : [];
  if (first === undefined) return <p className="px-4 py-2 font-semibold">{standing(place)}</p>;
  const where = first.battle === null ? (first.force?.name ?? '') : place.words.node(first.battle.node).text;
  const more = others.length > 0 ? mapText.panel.more(others.length) : '';
  const given = [where, more].filter((part) => part !== '').join(', ');
  const who = DECISION_TEXT[first.decision].title;
  if (isAskedAbove(first)) return <p className="px-4 py-2 font-semibold">{who}</p>;
  return <Line who={who} given={given} onOpen={() => openToDo(first)} />;
}

/** For the referee: the battle that needs a decision. */
function DecisionLine({ battle: { battle, node, isDisputed } }: { readonly battle: Undecided }) {
  const { words } = useNodePlace();
  const { show } = useOpenBattle();
  const who = isDisputed ? refereeText.rulings.disputed : refereeText.rulings.listWaits;
  return <Line who={who} given={words.node(node).text} onOpen={() => show(battle)} />;
}

interface LineProps {
  readonly who: string;
  readonly given?: string;
  readonly onOpen: () => void;
}

function Line({ who, given = '', onOpen }: LineProps) {
  return (
    <button type="button" className="order-row to-do-row w-full" onClick={onOpen}>
      <span className="who">{who}</span>
      <span className="given">{given}</span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
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

function endWords({ head, words }: NodePlace): string {
  const { ending } = head;
  return ending?.by === 'rules'
    ? warOverText.won(ending.winners.map((seat) => words.seat(seat).text))
    : campaignText.finished;
}

function standing(place: NodePlace): string {
  const { head, seen, view, isLast, door } = place;
  if (!isLast) return campaignText.history.at(door.text.where(seen.summary));
  const missing = head.seats.filter(({ owes }) => owes !== null).length;
  if (view.isReferee && missing > 0) return deskText.missing(missing);
  const points = ownPoints(place);
  return points === null ? door.text.round(view.clock.day) : mapText.panel.points(points);
}
