'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { COMMAND_NAMES } from '@sealed-orders/text/node-campaign';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLostFocus } from '../../browser/use-lost-focus.ts';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { StarCards } from './star-cards.tsx';
import { ARRANGEMENTS, type Arranged, groupsOf } from './star-rows.ts';
import { StarTable } from './star-table.tsx';

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
    <section ref={root} tabIndex={-1} className="map-list star-list" aria-label={listText.title} data-keys>
      <header>
        <h2>{listText.title}</h2>
        <Segments
          quiet
          label={listText.view}
          value="list"
          options={VIEWS}
          onChange={(view) => {
            if (view === 'map') place.toggleList();
          }}
        />
        <input
          type="search"
          className="input find"
          placeholder={listText.find}
          aria-label={listText.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Segments quiet label={listText.order} value={by} options={ORDERS} onChange={setBy} />
      </header>
      <p className="muted py-3" role="status">
        {groups.length > 0 ? '' : isUnreached ? listText.noReach : listText.none}
      </p>
      {groups.length > 0 ? <Rows groups={groups} /> : null}
    </section>
  );
}

const NOTHING: readonly never[] = [];
const VIEWS = [
  ['map', listText.map],
  ['list', listText.list],
] as const;
const ORDERS = ARRANGEMENTS.map((by) => [by, listText.by[by]] as const);

/** The order that is being composed, and whose it is: `Move, Sable Column`. */
function orderName({ composer: { picking }, view }: NodePlace): string {
  if (picking === null) return listText.by.reach;
  const force = picking.force === null ? undefined : lookup(view.forces, picking.force);
  return listText.reach(COMMAND_NAMES[picking.type], force?.name ?? null);
}
