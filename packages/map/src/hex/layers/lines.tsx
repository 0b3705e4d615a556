import { around, directionTo, type HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { fixed, openPath, type Point, xy } from '../../board/sheet.ts';
import { lineId, ref } from '../../symbols/patterns.tsx';
import { SEAT_LETTERS, type SeatLetter } from '../../symbols/seats.ts';
import { type Chunk, hexesIn, letterAt } from '../chunks.ts';
import { organicEdge } from '../edges.ts';
import { centreOf, hexPath, type Layout, pointAt, sideOf } from '../layout.ts';
import type { Link } from '../model.ts';
import { bend, crossing } from '../roads.ts';

interface BordersProps {
  readonly layout: Layout;
  readonly chunk: Chunk;
  /** Letter of the controller of each hex of the whole map. */
  readonly control: string;
  readonly drawing: string;
}

const HOLDERS: readonly SeatLetter[] = [...SEAT_LETTERS, 'n'];

/** Control as in old atlases: a band in colour and pattern along the inside of each seat's border. */
export const Borders = memo(function Borders({ layout, chunk, control, drawing }: BordersProps): ReactElement {
  const own = hexesIn(layout, chunk);
  const around = hexesIn(layout, chunk, 1);
  return (
    <g>
      {HOLDERS.map((seat) => {
        const held = own.filter((hex) => letterAt(layout, control, hex) === seat);
        if (held.length === 0) return null;
        const rim = borderOf(layout, around, control, seat);
        if (rim === '') return null;
        const clip = `${drawing}k${seat}${chunk.id}`;
        return (
          <g key={seat} className="border" clipPath={ref(clip)}>
            <clipPath id={clip}>
              <path d={held.map((hex) => hexPath(layout, hex)).join('')} />
            </clipPath>
            <path d={rim} className="glow" stroke={`var(--line-${seat})`} strokeWidth={fixed(layout.s * 0.5)} />
            <path d={rim} className="band" stroke={ref(lineId(drawing, seat))} strokeWidth={fixed(layout.s * 0.2)} />
            <path d={rim} className="edge" />
          </g>
        );
      })}
    </g>
  );
});

function borderOf(layout: Layout, hexes: readonly HexKey[], control: string, seat: SeatLetter): string {
  let path = '';
  for (const hex of hexes) {
    if (letterAt(layout, control, hex) !== seat) continue;
    for (const { hex: other, direction } of around(hex)) {
      if (letterAt(layout, control, other) === seat) continue;
      path += openPath(sideOf(hex, direction).map((corner) => pointAt(layout, corner)));
    }
  }
  return path;
}

interface RiversProps {
  readonly layout: Layout;
  readonly rivers: readonly Link[];
  /** Letter of fog of each hex of the whole map: a river between two hexes out of sight is drawn faint. */
  readonly fog: string;
}

/** Rivers along the sides of hexes, two-tone. */
export const Rivers = memo(function Rivers({ layout, rivers, fog }: RiversProps): ReactElement {
  const isLit = (hex: HexKey): boolean => letterAt(layout, fog, hex) === 'i';
  const parts = [true, false].map((lit) =>
    rivers
      .filter((river) => river.between.some(isLit) === lit)
      .map((river) => openPath(riverLine(layout, river)))
      .join(''),
  );
  return (
    <g className="rivers">
      {parts.map((path, i) =>
        path === '' ? null : (
          <g key={i === 0 ? 'lit' : 'dim'} className={i === 0 ? 'lit' : 'dim'}>
            <path d={path} className="bank" strokeWidth={fixed(layout.s * 0.115)} />
            <path d={path} className="stream" strokeWidth={fixed(layout.s * 0.055)} />
          </g>
        ),
      )}
    </g>
  );
});

function riverLine(layout: Layout, { between: [a, b] }: Link): readonly Point[] {
  const direction = directionTo(a, b);
  if (direction === null) return [];
  const [from, to] = sideOf(a, direction);
  return organicEdge(layout, from, to, 0.13);
}

interface RoadsProps {
  readonly layout: Layout;
  readonly roads: readonly Link[];
  readonly rivers: readonly Link[];
  /** An x for each hex with a site: there roads meet in the very middle. */
  readonly busy: string;
}

/** Roads from centre to centre, curved, with bridges where they cross a river. */
export const Roads = memo(function Roads({ layout, roads, rivers, busy }: RoadsProps): ReactElement {
  const wet = new Set(rivers.map((river) => river.edge));
  const path = bend(layout, roads, (hex) => letterAt(layout, busy, hex) === 'x');
  return (
    <g className="roads">
      <path d={path} className="kerb" strokeWidth={fixed(layout.s * 0.1)} />
      <path d={path} className="lane" strokeWidth={fixed(layout.s * 0.055)} />
      {roads
        .filter((road) => wet.has(road.edge))
        .map((road) => (
          <Bridge key={road.edge} layout={layout} road={road} />
        ))}
    </g>
  );
});

function Bridge({ layout, road }: { readonly layout: Layout; readonly road: Link }): ReactElement {
  const [a, b] = road.between.map((hex) => centreOf(layout, hex));
  const angle = Math.atan2((b?.y ?? 0) - (a?.y ?? 0), (b?.x ?? 0) - (a?.x ?? 0)) * (180 / Math.PI);
  const u = (k: number): string => fixed(layout.s * k);
  const half = (sign: number): string =>
    `M${u(-0.13)} ${u(sign * 0.1)}l${u(0.04)} ${u(sign * -0.035)}H${u(0.09)}l${u(0.04)} ${u(sign * 0.035)}`;
  return (
    <path
      className="bridge"
      transform={`translate(${xy(crossing(layout, road))}) rotate(${fixed(angle)})`}
      d={half(-1) + half(1)}
    />
  );
}
