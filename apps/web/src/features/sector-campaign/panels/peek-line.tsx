import { printed } from '@sealed-orders/rules/sector-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { DECISION_TEXT } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { ChevronRight } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import type { PanelProps } from '../../campaign/door.ts';
import { Icon } from '../../kit/icon.tsx';
import { type SectorPlace, useSectorPlace } from '../sector-context.ts';
import { isOnBattlePage, turnOf } from '../waiting.ts';
import { useSelected } from './selected.ts';

/** The sheet when it is almost closed: the selection, what awaits the reader, or how things are. */
export function PeekLine({ raise }: Pick<PanelProps, 'raise'>) {
  const place = useSectorPlace();
  const selected = useSelected();
  const battles = useOpenBattle();
  const { now, isNow } = place;
  const [asked] = now.board.asked.filter(({ side }) => side === now.side);
  if (selected !== null) return <p className="px-4 py-2 font-semibold">{nameOfSelected(place, selected)}</p>;
  if (!isNow || asked === undefined) return <p className="px-4 py-2 font-semibold">{standing(place)}</p>;
  const where = asked.territory === null ? '' : printed(asked.territory);
  const open = (): void => {
    if (isOnBattlePage(asked.decision)) battles.show(asked.battle);
    else raise();
  };
  return (
    <button type="button" className="order-row to-do-row w-full" onClick={open}>
      <span className="who">{DECISION_TEXT[asked.decision].title}</span>
      <span className="given">{where}</span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}

type Selected = NonNullable<ReturnType<typeof useSelected>>;

function nameOfSelected({ words }: SectorPlace, selected: Selected): string {
  if (selected.kind === 'counter') {
    const { counter } = selected;
    return words.face(counter.id) ?? `${mapText.counter.title(counter.number)}, ${mapText.counter.of(counter.side)}`;
  }
  const { id, controller } = selected.territory;
  return `${printed(id)}, ${mapText.heldBy(controller)}`;
}

function standing({ head, now, isLast, door, seen }: SectorPlace): string {
  if (!isLast) return campaignText.history.at(door.text.where(seen.summary));
  if (head.ending !== null) return campaignText.finished;
  const turn = turnOf(now);
  const side = now.board.asked[0]?.side;
  if (turn === 'both') return mapText.strip.both;
  return turn === null || side === undefined ? door.text.where(seen.summary) : mapText.strip.theirs(side);
}
