import { memo, type ReactElement } from 'react';
import { closedPath, xy } from '../../board/sheet.ts';
import { hexPath, type Layout } from '../layout.ts';
import type { Airspace } from '../model.ts';
import { rimOf } from '../outline.ts';
import { type Signs, SPACE_BOX } from '../signs.ts';

interface AirspacesProps {
  readonly layout: Layout;
  readonly spaces: readonly Airspace[];
  /** The number of the selected one; null: none. */
  readonly chosen: number | null;
}

/** Air spaces, each closed by a long-dashed line; the selected one is shaded. */
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

interface NumbersProps {
  readonly signs: Signs['spaces'];
  readonly chosen: number | null;
}

/** The numbers of the air spaces, each on a corner near their middle, clear of counters and names. */
export const AirspaceNumbers = memo(function AirspaceNumbers({ signs, chosen }: NumbersProps): ReactElement {
  return (
    <g className="airspace-numbers">
      {[...signs].map(([number, at]) => (
        <g key={number} transform={`translate(${xy(at)})`} className={number === chosen ? 'chosen' : ''}>
          <path d={BOX} />
          <text y="-2.5">{number}</text>
        </g>
      ))}
    </g>
  );
});

const { left, top, right, bottom } = SPACE_BOX;
const BOX = closedPath([
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]);
