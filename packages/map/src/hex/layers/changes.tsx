import type { HexKey } from '@sealed-orders/rules/space';
import type { ReactElement } from 'react';
import { CHANGE_SIGNS, type ChangeKind, ChangeShape } from '../../symbols/change-sign.tsx';
import { fillId, ref } from '../../symbols/patterns.tsx';
import type { SeatLetter } from '../../symbols/seats.ts';
import { centreOf, hexPath } from '../layout.ts';
import type { LayerProps } from '../map-layer.ts';

/** What changes for a side in a hex. */
export interface ChangeMark {
  readonly hex: HexKey;
  readonly kind: ChangeKind;
  readonly seat: SeatLetter;
}

const SIGN = 16;
const GAP = 2;

/** Hexes in which something would change: a rim, and for each side a sign over a bar in its pattern. */
export function Changes({ layout, drawing, marks }: LayerProps & { readonly marks: readonly ChangeMark[] }) {
  const hexes = [...new Set(marks.map(({ hex }) => hex))];
  return (
    <g className="changes">
      {hexes.map((hex) => (
        <Changed
          key={hex}
          at={aboveCounters(layout, hex)}
          rim={hexPath(layout, hex, 0.93)}
          drawing={drawing}
          marks={inOrder(marks.filter((mark) => mark.hex === hex))}
        />
      ))}
    </g>
  );
}

/** Near the upper edge, clear of counters. */
function aboveCounters(layout: LayerProps['layout'], hex: HexKey) {
  const { x, y } = centreOf(layout, hex);
  return { x, y: y - layout.s * 0.6 };
}

/** Each kind once for each side. */
const inOrder = (marks: readonly ChangeMark[]): readonly ChangeMark[] => [
  ...new Map(
    CHANGE_SIGNS.flatMap((kind) =>
      marks.filter((mark) => mark.kind === kind).map((mark) => [`${kind} ${mark.seat}`, mark] as const),
    ),
  ).values(),
];

interface ChangedProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly rim: string;
  readonly drawing: string;
  readonly marks: readonly ChangeMark[];
}

function Changed({ at, rim, drawing, marks }: ChangedProps): ReactElement {
  const width = marks.length * (SIGN + GAP) - GAP;
  return (
    <g>
      <path className="casing" d={rim} />
      <path className="rim-of" d={rim} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <g className="signs">
          {marks.map(({ kind, seat }, i) => (
            <g key={`${kind} ${seat}`} transform={`translate(${i * (SIGN + GAP) - width / 2} ${-SIGN / 2})`}>
              <ChangeShape kind={kind} />
              <rect className="bar-of" x={0} y={SIGN + 1} width={SIGN} height={5} fill={ref(fillId(drawing, seat))} />
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}
