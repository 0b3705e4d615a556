import type { MapLayer } from '@sealed-orders/map/hex';
import { type ChangeMark, Changes } from '@sealed-orders/map/hex/changes';
import { allHexes, type HexKey } from '@sealed-orders/rules/space';
import type { HexPlace } from '../hex-context.ts';

type Shown = NonNullable<HexPlace['dryRun']['shown']>;

/** On the map of a dry run: contacts, claims and losses, of all sides or of the one whose view it is. */
export function dryMarks({ as, sides }: Shown, { view, letterOf }: Pick<HexPlace, 'view' | 'letterOf'>): MapLayer {
  const hexes = new Map<string, HexKey>(allHexes(view.chart.size).map((hex) => [`hex ${hex}`, hex]));
  const marks = sides
    .filter(({ seat }) => as === 'referee' || as === `seat:${seat}`)
    .flatMap(({ seat, changes }) =>
      changes.flatMap(({ what, place }): readonly ChangeMark[] => {
        const hex = hexes.get(place);
        return hex === undefined ? [] : [{ hex, kind: what, seat: letterOf(seat) }];
      }),
    );
  return (props) => <Changes {...props} marks={marks} />;
}
