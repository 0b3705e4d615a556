import type { Own } from '@sealed-orders/rules/hex-campaign';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useHexPlace } from '../hex-context.ts';
import { placeIn } from '../map/places.ts';
import { byTerrain, type Holding } from './holdings-of.ts';
import { RealmPart } from './realm-part.tsx';
import { type Column, type RealmRow, RealmTable } from './realm-table.tsx';

const text = realmText.land;
const COLUMNS: readonly Column[] = [
  { head: text.hex },
  { head: text.terrain },
  { head: text.site },
  { head: text.stored, isFigure: true },
  { head: text.next, isFigure: true },
];

interface LandProps {
  readonly own: Own;
  readonly land: readonly Holding[];
}

/** Every hex of the reader's, with its contents and its income. */
export function Land({ own, land }: LandProps) {
  const { view, words } = useHexPlace();
  const rows = land.map((holding): RealmRow => {
    const { hex, terrain, hasSite, stored, next } = holding;
    const site = own.sites[hex];
    const drawn = placeIn(view, hex)?.name ?? view.chart.names[hex] ?? (hasSite ? '' : text.open);
    const place = site?.kind === 'resource' ? text.resource(site.yield) : drawn;
    const label = words.hex(hex).text;
    return {
      id: hex,
      shows: { kind: 'hex', hex },
      cells: [
        label,
        TERRAIN_NAMES[terrain],
        place,
        stored?.toLocaleString('en-GB') ?? '',
        next === 0 ? '' : signed(next),
      ],
      by: [label, terrain, place, stored ?? -1, next],
    };
  });
  return (
    <RealmPart title={text.title}>
      <ul className="row flex-wrap">
        {byTerrain(land).map(([terrain, n]) => (
          <li key={terrain} className="chip">
            {text.ofTerrain(terrain, n)}
          </li>
        ))}
        <li className="chip">{text.sites(land.filter(({ hasSite }) => hasSite).length)}</li>
      </ul>
      <RealmTable label={text.title} columns={COLUMNS} rows={rows} none={text.none} />
    </RealmPart>
  );
}
