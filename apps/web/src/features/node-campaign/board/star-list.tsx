'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { COMMAND_NAMES } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLostFocus } from '../../browser/use-lost-focus.ts';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { StarCards } from './star-cards.tsx';
import { ARRANGEMENTS, type Arranged, groupsOf } from './star-rows.ts';
import { StarTable } from './star-table.tsx';

const { list } = mapText;

/** Everything on the star map as a list: what can be touched there can be done here. */
export function StarList() {
  const place = useNodePlace();
  const { view, words, composer, isNow } = place;
  const [by, setBy] = useState<Arranged>('planet');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const isPhone = useMedia(PHONE);
  const root = useLostFocus<HTMLElement>();
  const reach = isNow ? composer.reach : NOTHING;
  const order = orderName(place);
  const groups = useMemo(
    () => groupsOf({ view, words, reach, order, by, query: wanted }),
    [view, words, reach, order, by, wanted],
  );
  const isUnreached = by === 'reach' && reach.length === 0;
  const Rows = isPhone ? StarCards : StarTable;
  return (
    <section ref={root} tabIndex={-1} className="map-list star-list" aria-label={list.title} data-keys>
      <header>
        <h2>{list.title}</h2>
        <Segments
          quiet
          label={list.view}
          value="list"
          options={VIEWS}
          onChange={(view) => {
            if (view === 'map') place.toggleList();
          }}
        />
        <input
          type="search"
          className="input find"
          placeholder={list.find}
          aria-label={list.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Segments quiet label={list.order} value={by} options={ORDERS} onChange={setBy} />
      </header>
      <p className="muted py-3" role="status">
        {groups.length > 0 ? '' : isUnreached ? list.noReach : list.none}
      </p>
      {groups.length > 0 ? <Rows groups={groups} /> : null}
    </section>
  );
}

const NOTHING: readonly never[] = [];
const VIEWS = [
  ['map', list.map],
  ['list', list.list],
] as const;
const ORDERS = ARRANGEMENTS.map((by) => [by, list.by[by]] as const);

/** The order that is being composed, and whose it is: `Move, Sable Column`. */
function orderName({ composer: { picking }, view }: NodePlace): string {
  if (picking === null) return list.by.reach;
  const force = picking.force === null ? undefined : lookup(view.forces, picking.force);
  return list.reach(COMMAND_NAMES[picking.type], force?.name ?? null);
}
