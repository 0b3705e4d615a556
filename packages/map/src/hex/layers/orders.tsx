import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { fixed, xy } from '../../board/sheet.ts';
import { fillId, ref } from '../../symbols/patterns.tsx';
import type { SeatLetter } from '../../symbols/seats.ts';
import { type ArrowShape, arrowShape, flagOf, isBlock, type OrderArrow } from '../arrows.ts';
import { centreOf, hexPath, type Layout } from '../layout.ts';
import { barbedRim, rimOf } from '../outline.ts';
import type { Reached } from '../reached.ts';

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
  /** Hexes of the path being drawn: their costs stand on the arrow. */
  readonly onPath: ReadonlySet<HexKey>;
  readonly isOccupied: (hex: HexKey) => boolean;
  readonly hasSite: (hex: HexKey) => boolean;
}

/** The cost of each reachable hex in a pill; crimson with a square where one must stop. */
export const Costs = memo(function Costs(props: CostsProps): ReactElement {
  const { layout, reach, onPath, isOccupied, hasSite } = props;
  const { s } = layout;
  return (
    <g className="costs">
      {reach.map(({ hex, cost, mustStop }) => {
        if (cost === null || onPath.has(hex)) return null;
        const { x, y } = centreOf(layout, hex);
        const width = s * (mustStop ? 0.46 : 0.34);
        const dx = isOccupied(hex) ? s * 0.56 : 0;
        const dy = isOccupied(hex) ? s * 0.02 : hasSite(hex) ? -s * 0.42 : s * 0.1;
        return (
          <g key={hex} transform={`translate(${fixed(x + dx)} ${fixed(y + dy)})`} className={mustStop ? 'stop' : ''}>
            <rect
              x={fixed(-width / 2)}
              y={fixed(-s * 0.16)}
              width={fixed(width)}
              height={fixed(s * 0.32)}
              rx={fixed(s * 0.16)}
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

/** The dotted limit of what is in sight. */
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
  readonly arrows: readonly OrderArrow[];
  readonly hexOf: (piece: PieceId) => HexKey | null;
  readonly isOccupied: (hex: HexKey) => boolean;
}

/** Orders as arrows in ink, cased in paper. */
export const Arrows = memo(function Arrows({ layout, arrows, hexOf, isOccupied }: ArrowsProps): ReactElement {
  return (
    <g className="arrows">
      {arrows.map((arrow) => {
        const from = arrow.from ?? (arrow.piece === undefined ? null : hexOf(arrow.piece));
        const last = arrow.path.at(-1);
        if (from === null || last === undefined || isBlock(arrow)) return null;
        const shape = arrowShape(layout, from, arrow, isOccupied(last));
        return shape === null ? null : (
          <ArrowDrawing
            key={`${arrow.piece ?? ''} ${from} ${arrow.path.join(' ')}`}
            layout={layout}
            arrow={arrow}
            shape={shape}
          />
        );
      })}
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
  const ink = arrow.seat === undefined ? 'var(--map-ink)' : `var(--line-${arrow.seat})`;
  const dashes = `${fixed(s * 0.13)} ${fixed(s * 0.09)}`;
  const dots = `.1 ${fixed(s * 0.14)}`;
  const broken = arrow.kind === 'follow' ? { strokeDasharray: dots, strokeLinecap: 'round' as const } : {};
  return (
    <g className={`arrow ${arrow.state}`}>
      <path d={shape.shaft} className="casing" strokeWidth={fixed(shape.width + 4)} />
      <path d={shape.head} className="casing head" />
      <path
        d={shape.shaft}
        fill="none"
        stroke={ink}
        strokeWidth={fixed(isDraft ? shape.width * 0.72 : shape.width)}
        strokeLinejoin="round"
        {...(isDraft ? { strokeDasharray: dashes } : {})}
        {...broken}
      />
      <path
        d={shape.head}
        fill={isDraft ? 'var(--map-paper)' : ink}
        stroke={ink}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {shape.steps.map(({ at, cost }) => (
        <g key={xy(at)} className="step" transform={`translate(${xy(at)})`}>
          <circle r={fixed(s * 0.17)} stroke={ink} />
          <text y={fixed(s * 0.065)} fontSize={fixed(s * 0.2)}>
            {cost}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A claim as a small flag: planned with a broken edge, done in the seat's pattern. */
export interface ClaimSymbol {
  readonly hex: HexKey;
  readonly seat: SeatLetter;
  readonly isPlanned: boolean;
}

interface ClaimsProps {
  readonly layout: Layout;
  readonly claims: readonly ClaimSymbol[];
  readonly drawing: string;
}

export const Claims = memo(function Claims({ layout, claims, drawing }: ClaimsProps): ReactElement {
  const { pole, cloth } = flagOf(layout.s);
  return (
    <g className="claims">
      {claims.map((claim) => {
        const { x, y } = centreOf(layout, claim.hex);
        const place = `translate(${fixed(x + layout.s * 0.5)} ${fixed(y - layout.s * 0.34)})`;
        return (
          <g key={`${claim.hex} ${claim.seat}`} transform={place}>
            <path d={pole} className="pole" />
            <path
              d={cloth}
              className={claim.isPlanned ? 'cloth planned' : 'cloth'}
              fill={claim.isPlanned ? 'var(--map-paper)' : ref(fillId(drawing, claim.seat))}
            />
          </g>
        );
      })}
    </g>
  );
});
