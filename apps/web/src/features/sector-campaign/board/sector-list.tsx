'use client';
import { SectorCounterChit } from '@sealed-orders/map/sector';
import { type Counter, printed, type Territory } from '@sealed-orders/rules/sector-campaign';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import type { ReactNode } from 'react';
import { useLostFocus } from '../../browser/use-lost-focus.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { countersIn, sectorCounter, territoriesIn } from '../sector-view-of.ts';
import { stateOf } from './speech.ts';
import { touchCounter, touchTerritory } from './touch.ts';

const { list } = mapText;
const VIEWS = [
  ['map', list.map],
  ['list', list.list],
] as const;

/** The board as two tables, of territories and of counters. Everything that the board can do works here too. */
export function SectorList() {
  const { view, toggleList } = useSectorPlace();
  const root = useLostFocus<HTMLElement>();
  return (
    <section ref={root} tabIndex={-1} className="map-list star-list" aria-label={list.title} data-keys>
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
          <TerritoryRow key={one.id} territory={one} />
        ))}
      </Table>
      <h2 className="pt-5 pb-2">{list.counters}</h2>
      <Table title={list.counters} columns={Object.values(list.counterColumns)}>
        {countersIn(view.board).map((one) => (
          <CounterRow key={one.id} counter={one} />
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

function TerritoryRow({ territory }: { readonly territory: Territory }) {
  const place = useSectorPlace();
  const { view, selection, plan, letterOf } = place;
  const { id, controller, isMajor } = territory;
  const isSelected = selection?.kind === 'territory' && selection.territory === id;
  const isTarget = place.isNow && plan?.among.includes(id) === true;
  const state = [...(isMajor ? [mapText.major] : []), ...stateOf(view, id), ...(isTarget ? [mapText.target] : [])];
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <th scope="row">
        <button type="button" className="name" aria-pressed={isSelected} onClick={() => touchTerritory(place, id)}>
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
}

function CounterRow({ counter }: { readonly counter: Counter }) {
  const place = useSectorPlace();
  const { words, selection } = place;
  const { id, number, side, at } = counter;
  const isSelected = selection?.kind === 'counter' && selection.counter === id;
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <th scope="row">
        <button type="button" className="name" aria-pressed={isSelected} onClick={() => touchCounter(place, id)}>
          {mapText.counter.title(number)}
        </button>
      </th>
      <td>{SIDE_NAMES[side]}</td>
      <td>{at === null ? mapText.counter.inOrbit : printed(at)}</td>
      <td>{words.face(id) ?? mapText.counter.unknown}</td>
    </tr>
  );
}
