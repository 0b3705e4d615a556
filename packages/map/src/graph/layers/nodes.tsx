import { lookup } from '@sealed-orders/rules/kernel';
import { memo, type ReactElement } from 'react';
import { fixed, type Point, xy } from '../../board/sheet.ts';
import { lineId, ref } from '../../symbols/patterns.tsx';
import type { PlacedNode, StarLayout } from '../layout.ts';
import type { NodeName } from '../names.ts';
import { MARKS, POINTS, STRIKE, signOf, thorns } from '../shapes.ts';
import type { Holding, NodeMark, StarNode, StarView } from '../star-chart.ts';

interface NodesProps {
  readonly layout: Pick<StarLayout, 'nodes'>;
  readonly holdings: StarView['holdings'];
  readonly drawing: string;
}

/** All nodes: a ring in the pattern of the controller's seat around the sign of their kind. */
export const Nodes = memo(function Nodes({ layout, holdings, drawing }: NodesProps): ReactElement {
  return (
    <g className="nodes">
      {layout.nodes.map(({ node, at, radius }) => (
        <NodeDisc key={node.id} {...{ node, at, radius, drawing }} holding={lookup(holdings, node.id) ?? null} />
      ))}
    </g>
  );
});

interface NodeProps extends Pick<PlacedNode, 'node' | 'at' | 'radius'> {
  readonly holding: Holding | null;
  readonly drawing: string;
}

const NodeDisc = memo(function NodeDisc({ node, at, radius, holding, drawing }: NodeProps): ReactElement {
  const seat = holding?.controller ?? null;
  return (
    <g transform={`translate(${xy(at)})`} data-node={node.id}>
      <g className="sized disc">
        {holding?.isTainted === true ? <path d={thorns(radius)} className="thorns" /> : null}
        <circle r={fixed(radius + 2.2)} className="casing" />
        {seat === null ? (
          <circle r={radius} className={isOpen(node) ? 'empty open' : 'empty'} />
        ) : (
          <>
            <circle r={radius} className="held" fill={ref(lineId(drawing, seat))} />
            <circle r={radius - 5} className="face" />
            <circle r={radius - 2.6} className="far" fill={`var(--side-${seat})`} />
            <text
              y={fixed(radius * 0.42)}
              className="far"
              fontSize={fixed(radius * 1.2)}
              fill={`var(--on-side-${seat})`}
            >
              {seat.toUpperCase()}
            </text>
          </>
        )}
        <NodeSign node={node} isHeld={seat !== null} />
        {seat === null ? null : (
          <g transform={`translate(${xy(around(radius, -135, 1.1))})`} className="letter">
            <rect x="-6.5" y="-6.5" width="13" height="13" rx="1.5" fill={`var(--side-${seat})`} />
            <text y="3.6" className="chit-letter" fill={`var(--on-side-${seat})`}>
              {seat.toUpperCase()}
            </text>
          </g>
        )}
        {holding === null ? null : <Signs radius={radius} holding={holding} />}
      </g>
    </g>
  );
});

const isOpen = ({ kind }: StarNode): boolean => kind === 'deep-space' || kind === 'warp';

/** The scale of a sign on its disc: larger where no ring takes its room. */
function NodeSign({ node, isHeld }: { readonly node: StarNode; readonly isHeld: boolean }): ReactElement {
  const { strokes, areas } = signOf(node);
  const size = node.kind === 'city' ? 0.55 : isHeld ? 0.74 : 0.84;
  return (
    <g transform={`scale(${size})`} className={isHeld ? 'sign held' : 'sign'}>
      {areas === undefined ? null : <path d={areas} className="area" />}
      {strokes === undefined ? null : <path d={strokes} className="stroke" />}
    </g>
  );
}

/** Degrees from the east, clockwise, at which the marks of a node stand, in their order; there is no room for more. */
const ANGLES = [-45, 135, 180, 0, 90, -90];

function Signs({
  radius,
  holding: { value, marks },
}: {
  readonly radius: number;
  readonly holding: Holding;
}): ReactElement {
  const placed = ANGLES.flatMap((angle, i) => {
    const mark = marks[i];
    return mark === undefined ? [] : [{ mark, at: around(radius, angle, 1.16) }];
  });
  return (
    <>
      <g className="marks">
        {placed.map(({ mark, at }) => (
          <Mark key={xy(at)} mark={mark} at={at} />
        ))}
      </g>
      {value === null ? null : (
        <g transform={`translate(${xy(around(radius, 43, 1.18))})`} className="value">
          <path d={POINTS} />
          <text y="3.6">{value}</text>
        </g>
      )}
    </>
  );
}

function Mark({ mark: { kind, state, seat }, at }: { readonly mark: NodeMark; readonly at: Point }): ReactElement {
  const fill = seat === undefined || state !== 'active' ? {} : { style: { fill: `var(--side-${seat})` } };
  return (
    <g transform={`translate(${xy(at)})`} className={`mark ${kind} ${state}`}>
      <path d={MARKS[kind]} className="casing" />
      <path d={MARKS[kind]} className="shape" {...fill} />
      {state === 'destroyed' ? <path d={STRIKE} className="strike" /> : null}
    </g>
  );
}

function around(radius: number, degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * radius * far, y: Math.sin(angle) * radius * far };
}

/** The names of nodes, and a line from the disc to each that has no room beside it. */
export const NodeNames = memo(function NodeNames({ names }: { readonly names: readonly NodeName[] }): ReactElement {
  const led = names.flatMap(({ leader }) => (leader === null ? [] : [`M${xy(leader[0])}L${xy(leader[1])}`])).join('');
  return (
    <g className="node-names">
      <path d={led} className="leader casing" />
      <path d={led} className="leader" />
      {names.map(({ node, text, at, size, anchor }) => (
        <text
          key={node.id}
          x={fixed(at.x)}
          y={fixed(at.y)}
          fontSize={fixed(size)}
          textAnchor={anchor}
          className={isOpen(node) ? 'space' : node.kind}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
