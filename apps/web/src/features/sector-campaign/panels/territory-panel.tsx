import { SeatSwatch } from '@sealed-orders/map';
import { SectorCounterChit } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Counter, lineOf, printed, type Territory } from '@sealed-orders/rules/sector-campaign';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { Swords } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { forecastIn, platesOf } from '../board/plates.ts';
import { proposalsIn, proposedFor } from '../board/proposed.ts';
import { sketched } from '../board/sketched.ts';
import { kindIn, stateOf } from '../board/speech.ts';
import { boardForecast } from '../declarations/forecast.ts';
import { useSectorPlace } from '../sector-context.ts';
import { countersIn, letterOfSide, sectorCounter } from '../sector-view-of.ts';
import { NO_SKETCH } from '../sketch.ts';
import { Fact, SelectionHead } from './panel-head.tsx';

const words = mapText.territory;

/** A territory: what it is, who holds it, and the counters in it. */
export function TerritoryPanel({ territory }: { readonly territory: Territory }) {
  const { view, letterOf } = useSectorPlace();
  const { board } = view;
  const name = printed(territory.id);
  const here = countersIn(board).filter(({ at }) => at === territory.id);
  return (
    <section aria-label={name} data-keys>
      <SelectionHead
        picture={<SeatSwatch seat={letterOfSide(board, territory.controller, letterOf)} />}
        eyebrow={`${mapText.line(lineOf(board.settings, territory))}, ${SIDE_NAMES[territory.home]}`}
        title={name}
        says={mapText.heldBy(territory.controller)}
      />
      <BattleLink territory={territory} />
      <Facts territory={territory} />
      <TitledSection title={words.counters}>
        {here.length === 0 ? (
          <p className="px-4 py-2 muted">{words.none}</p>
        ) : (
          <ul className="order-sheet">
            {here.map((counter) => (
              <CounterRow key={counter.id} counter={counter} />
            ))}
          </ul>
        )}
      </TitledSection>
    </section>
  );
}

interface TerritoryProps {
  readonly territory: Territory;
}

function BattleLink({ territory }: TerritoryProps) {
  const { view } = useSectorPlace();
  const { show } = useOpenBattle();
  const battle = Object.values(view.board.battles).find((one) => one.territory === territory.id);
  if (battle === undefined) return null;
  return (
    <div className="px-4 pb-3">
      <Button onClick={() => show(battle.id)}>
        <Icon of={Swords} /> {words.toBattle}
      </Button>
    </div>
  );
}

/** Says that the drawn ground means nothing. */
function Facts({ territory }: TerritoryProps) {
  const { view: known, words: names, plan, isNow, sketch } = useSectorPlace();
  const view = sketched(known, isNow ? sketch : NO_SKETCH);
  const { planet } = view.board;
  const plates = platesOf(view, boardForecast(view, isNow ? plan : null));
  const state = [
    ...stateOf(view, territory.id, forecastIn(plates, territory.id)),
    ...proposedFor(view, names, isNow ? proposalsIn(view) : [], territory.id),
  ];
  const kind = kindIn(view, lookup(view.board.territories, territory.id) ?? territory);
  return (
    <dl className="node-facts">
      <Fact name={words.kind}>{kind}</Fact>
      {state.length === 0 ? null : <Fact name={words.state}>{state.join(', ')}</Fact>}
      <Fact name={words.ground}>{planet === null ? words.decoration : words.decorationOn(planet)}</Fact>
    </dl>
  );
}

function CounterRow({ counter }: { readonly counter: Counter }) {
  const { view, words: names, select, letterOf } = useSectorPlace();
  return (
    <li>
      <button
        type="button"
        className="order-row counter-row"
        onClick={() => select({ kind: 'counter', counter: counter.id })}
      >
        <SectorCounterChit counter={sectorCounter(view, counter, letterOf)} size={32} />
        <span className="who">{names.face(counter.id) ?? mapText.counter.title(counter.number)}</span>
        <span className="given">{SIDE_NAMES[counter.side]}</span>
      </button>
    </li>
  );
}
