'use client';
import { SectorCounterChit } from '@sealed-orders/map/sector';
import { type Counter, printed, type Territory, type View } from '@sealed-orders/rules/sector-campaign';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { listText as list } from '@sealed-orders/text/sector-campaign/map-papers';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { useLostFocus } from '../../browser/use-lost-focus.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { countersIn, type LetterOf, sectorCounter, territoriesIn } from '../sector-view-of.ts';
import { forecastIn } from './plates.ts';
import { stateOf } from './speech.ts';
import { touchCounter, touchTerritory } from './touch.ts';
import { useDrawn } from './use-drawn.ts';

const VIEWS = [
  ['map', list.map],
  ['list', list.list],
] as const;

/** The board as two tables, of territories and of counters. Everything that the board can do works here too. */
export function SectorList() {
  const place = useSectorPlace();
  const { toggleList, selection, letterOf } = place;
  const { view, words, drawn, plan } = useDrawn();
  const root = useLostFocus<HTMLElement>();
  // Touches bubble up from the buttons of the rows, so that a touch draws no other row again.
  const hands = {
    onClick: ({ target }: MouseEvent<HTMLElement>): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.name === 'territory') touchTerritory(place, button.value);
      if (button?.name === 'counter') touchCounter(place, button.value);
    },
  };
  return (
    <section ref={root} tabIndex={-1} className="map-list star-list" aria-label={list.title} data-keys {...hands}>
      <header>
        <h2>{list.title}</h2>
        <Segments
          quiet
          label={list.view}
          value="list"
          options={VIEWS}
          onChange={(shown) => {
            if (shown === 'map') toggleList();
          }}
        />
      </header>
      <Table title={list.title} columns={Object.values(list.columns)}>
        {territoriesIn(view.board).map((one) => (
          <TerritoryRow
            key={one.id}
            {...{ view, letterOf }}
            territory={one}
            forecast={forecastIn(drawn.plates, one.id)}
            isSelected={selection?.kind === 'territory' && selection.territory === one.id}
            isTarget={plan?.among.includes(one.id) === true}
          />
        ))}
      </Table>
      <h2 className="pt-5 pb-2">{list.counters}</h2>
      <Table title={list.counters} columns={Object.values(list.counterColumns)}>
        {countersIn(view.board).map((one) => (
          <CounterRow
            key={one.id}
            counter={one}
            knows={words.face(one.id)}
            isSelected={selection?.kind === 'counter' && selection.counter === one.id}
          />
        ))}
      </Table>
    </section>
  );
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function Table({ title, columns, children }: TableProps) {
  return (
    <table className="star-table sector-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface TerritoryRowProps {
  readonly view: View;
  readonly letterOf: LetterOf;
  readonly territory: Territory;
  /** What the board warns of here; empty: nothing. */
  readonly forecast: string;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
}

const TerritoryRow = memo(function TerritoryRow(props: TerritoryRowProps) {
  const { view, letterOf, territory, forecast, isSelected, isTarget } = props;
  const { id, controller, isMajor } = territory;
  const state = [
    ...(isMajor ? [mapText.major] : []),
    ...stateOf(view, id, forecast),
    ...(isTarget ? [mapText.target] : []),
  ];
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <th scope="row">
        <button type="button" name="territory" value={id} className="name" aria-pressed={isSelected}>
          {printed(id)}
        </button>
      </th>
      <td>{SIDE_NAMES[controller]}</td>
      <td>{state.join(', ')}</td>
      <td>
        <span className="sector-chits">
          {countersIn(view.board)
            .filter(({ at }) => at === id)
            .map((one) => (
              <SectorCounterChit
                key={one.id}
                counter={sectorCounter(view, one, letterOf)}
                label={mapText.counter.title(one.number)}
                size={26}
              />
            ))}
        </span>
      </td>
    </tr>
  );
});

interface CounterRowProps {
  readonly counter: Counter;
  /** Its name, to those who know it. */
  readonly knows: string | null;
  readonly isSelected: boolean;
}

const CounterRow = memo(function CounterRow({ counter, knows, isSelected }: CounterRowProps) {
  const { id, number, side, at } = counter;
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <th scope="row">
        <button type="button" name="counter" value={id} className="name" aria-pressed={isSelected}>
          {mapText.counter.title(number)}
        </button>
      </th>
      <td>{SIDE_NAMES[side]}</td>
      <td>{at === null ? mapText.counter.inOrbit : printed(at)}</td>
      <td>{knows ?? mapText.counter.unknown}</td>
    </tr>
  );
});
