import type { HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { fixed, xy } from '../../board/sheet.ts';
import { fillId, ref } from '../../symbols/patterns.tsx';
import { type ArrowShape, flagOf, type OrderArrow } from '../arrows.ts';
import { hexPath, type Layout } from '../layout.ts';
import { barbedRim, rimOf } from '../outline.ts';
import type { Reached } from '../reached.ts';
import { PILL, RING, type Signs } from '../signs.ts';

interface ReachAreaProps {
  readonly layout: Layout;
  readonly reach: readonly Reached[];
  readonly from: HexKey | null;
}

/** The area that a piece can reach: lightened, closed by an ink line with a paper casing. */
export const ReachArea = memo(function ReachArea({ layout, reach, from }: ReachAreaProps): ReactElement | null {
  if (reach.length === 0) return null;
  const hexes = new Set(reach.map((one) => one.hex));
  if (from !== null) hexes.add(from);
  const rim = rimOf(layout, hexes);
  return (
    <g className="reach">
      <path d={[...hexes].map((hex) => hexPath(layout, hex)).join('')} className="area" />
      <path d={rim} className="casing" />
      <path d={rim} className="rim" />
    </g>
  );
});

interface CostsProps {
  readonly layout: Layout;
  readonly reach: readonly Reached[];
  /** Their places. */
  readonly signs: Signs['costs'];
}

/** The cost of each reachable hex in a pill; crimson with a square if the piece must stop. */
export const Costs = memo(function Costs({ layout: { s }, reach, signs }: CostsProps): ReactElement {
  return (
    <g className="costs">
      {reach.map(({ hex, cost, mustStop }) => {
        const sign = signs.get(hex);
        if (sign === undefined) return null;
        const half = s * (mustStop ? PILL.stopWidth : PILL.width);
        return (
          <g key={hex} transform={`translate(${xy(sign.at)})`} className={mustStop ? 'stop' : ''}>
            <rect
              x={fixed(-half)}
              y={fixed(-s * PILL.height)}
              width={fixed(half * 2)}
              height={fixed(s * PILL.height * 2)}
              rx={fixed(s * PILL.height)}
            />
            <text x={fixed(mustStop ? -s * 0.09 : 0)} y={fixed(s * 0.08)} fontSize={fixed(s * 0.23)}>
              {cost}
            </text>
            {mustStop && (
              <path
                className="square"
                d={`M${fixed(s * 0.05)} ${fixed(-s * 0.06)}h${fixed(s * 0.12)}v${fixed(s * 0.12)}h${fixed(-s * 0.12)}Z`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Enemy zones of control: a barbed crimson line. */
export const Zones = memo(function Zones(props: {
  readonly layout: Layout;
  readonly zones: readonly HexKey[];
}): ReactElement {
  const { line, barbs } = barbedRim(props.layout, new Set(props.zones));
  return (
    <g className="zones">
      <path d={line} className="line" />
      <path d={barbs} className="barbs" />
    </g>
  );
});

/** The dotted limit of sight. */
export const SightLimit = memo(function SightLimit(props: {
  readonly layout: Layout;
  readonly sight: ReadonlySet<HexKey>;
}): ReactElement {
  return <path d={rimOf(props.layout, props.sight)} className="sight-limit" />;
});

/** A ring round the hex of the selected piece. */
export const Selection = memo(function Selection(props: {
  readonly layout: Layout;
  readonly hex: HexKey;
}): ReactElement {
  const path = hexPath(props.layout, props.hex, 0.97);
  return (
    <g className="selection">
      <path d={path} className="casing" />
      <path d={path} className="ring" />
    </g>
  );
});

interface ArrowsProps {
  readonly layout: Layout;
  readonly signs: Signs['arrows'];
}

/** Orders as arrows in ink, cased in paper. */
export const Arrows = memo(function Arrows({ layout, signs }: ArrowsProps): ReactElement {
  return (
    <g className="arrows">
      {[...signs].map(([arrow, { shape }]) => (
        <ArrowDrawing
          key={`${arrow.piece ?? ''} ${arrow.from ?? ''} ${arrow.path.join(' ')}`}
          layout={layout}
          arrow={arrow}
          shape={shape}
        />
      ))}
    </g>
  );
});

interface ArrowDrawingProps {
  readonly layout: Layout;
  readonly arrow: OrderArrow;
  readonly shape: ArrowShape;
}

function ArrowDrawing({ layout, arrow, shape }: ArrowDrawingProps): ReactElement {
  const { s } = layout;
  const isDraft = arrow.state === 'draft' || arrow.kind === 'retreat';
  const hasHead = arrow.kind !== 'road';
  const ink = inkOf(arrow);
  const dashes = `${fixed(s * 0.13)} ${fixed(s * 0.09)}`;
  const dots = `.1 ${fixed(s * 0.14)}`;
  const broken = arrow.kind === 'follow' ? { strokeDasharray: dots, strokeLinecap: 'round' as const } : {};
  return (
    <g className={`arrow ${arrow.state}`}>
      <path d={shape.shaft} className="casing" strokeWidth={fixed(shape.width + 4)} />
      {hasHead ? <path d={shape.head} className="casing head" /> : null}
      <path
        d={shape.shaft}
        fill="none"
        stroke={ink}
        strokeWidth={fixed(isDraft ? shape.width * 0.72 : shape.width)}
        strokeLinejoin="round"
        {...(isDraft ? { strokeDasharray: dashes } : {})}
        {...broken}
      />
      {hasHead ? (
        <path
          d={shape.head}
          fill={isDraft ? 'var(--map-paper)' : ink}
          stroke={ink}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ) : null}
    </g>
  );
}

/** Costs up to the hexes on the path, and the ranks of hexes to retreat to: over counters and names. */
export const Steps = memo(function Steps({ layout: { s }, signs }: ArrowsProps): ReactElement {
  return (
    <g className="arrow steps">
      {[...signs].flatMap(([arrow, { steps }]) =>
        steps.map(({ at, cost }) => (
          <g key={`${arrow.piece ?? ''} ${xy(at)}`} className="step" transform={`translate(${xy(at)})`}>
            <circle r={fixed(s * RING)} stroke={inkOf(arrow)} />
            <text y={fixed(s * 0.065)} fontSize={fixed(s * 0.2)}>
              {cost}
            </text>
          </g>
        )),
      )}
    </g>
  );
});

const inkOf = ({ seat }: OrderArrow): string => (seat === undefined ? 'var(--map-ink)' : `var(--line-${seat})`);

interface ClaimsProps {
  readonly layout: Layout;
  readonly signs: Signs['claims'];
  readonly drawing: string;
}

export const Claims = memo(function Claims({ layout, signs, drawing }: ClaimsProps): ReactElement {
  const { pole, cloth } = flagOf(layout.s);
  return (
    <g className="claims">
      {[...signs].map(([claim, { at }]) => (
        <g key={`${claim.hex} ${claim.seat}`} transform={`translate(${xy(at)})`}>
          <path d={pole} className="pole" />
          <path
            d={cloth}
            className={claim.isPlanned ? 'cloth planned' : 'cloth'}
            fill={claim.isPlanned ? 'var(--map-paper)' : ref(fillId(drawing, claim.seat))}
          />
        </g>
      ))}
    </g>
  );
});
