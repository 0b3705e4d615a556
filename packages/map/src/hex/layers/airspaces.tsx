import type { HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { closedPath, fixed, type Point } from '../../board/sheet.ts';
import { centreOf, hexPath, insetCorner, type Layout } from '../layout.ts';
import type { Airspace } from '../model.ts';
import { rimOf } from '../outline.ts';

interface AirspacesProps {
  readonly layout: Layout;
  readonly spaces: readonly Airspace[];
  /** The number of the one that is in hand; null: none is. */
  readonly chosen: number | null;
}

/** Air spaces, each closed by a long-dashed line; the one in hand is shaded. */
export const Airspaces = memo(function Airspaces({ layout, spaces, chosen }: AirspacesProps): ReactElement {
  const inHand = spaces.find(({ number }) => number === chosen);
  return (
    <>
      {inHand === undefined ? null : (
        <path className="airspace-area" d={[...inHand.hexes].map((hex) => hexPath(layout, hex)).join('')} />
      )}
      <path d={spaces.map(({ hexes }) => rimOf(layout, hexes)).join('')} className="airspaces" />
    </>
  );
});

/** The numbers of the air spaces, each on a corner in their middle, where neither counters nor names lie. */
export const AirspaceNumbers = memo(function AirspaceNumbers({ layout, spaces, chosen }: AirspacesProps): ReactElement {
  return (
    <g className="airspace-numbers">
      {spaces.map(({ number, hexes }) => {
        const { x, y } = middleOf(layout, hexes);
        return (
          <g
            key={number}
            transform={`translate(${fixed(x)} ${fixed(y)})`}
            className={number === chosen ? 'chosen' : ''}
          >
            <path d={BOX} />
            <text y="-2.5">{number}</text>
          </g>
        );
      })}
    </g>
  );
});

const BOX = closedPath([
  { x: -13, y: -19 },
  { x: 13, y: -19 },
  { x: 13, y: 3 },
  { x: -13, y: 3 },
]);

/** The upper corner of a hex of the area that lies nearest to the middle of all its hexes. */
function middleOf(layout: Layout, hexes: ReadonlySet<HexKey>): Point {
  const centres = [...hexes].map((hex) => centreOf(layout, hex));
  const mean = (of: (point: Point) => number) => centres.reduce((sum, point) => sum + of(point), 0) / centres.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const far = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  const corners = [...hexes].map((hex) => insetCorner(layout, hex, 5, 1));
  return corners.toSorted((a, b) => far(a) - far(b))[0] ?? middle;
}
