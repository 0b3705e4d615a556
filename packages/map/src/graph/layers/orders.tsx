import { memo, type ReactElement } from 'react';
import { fixed, xy } from '../../board/sheet.ts';
import { type Curve, drawn } from '../curve.ts';
import { nodeAt, type StarLayout } from '../layout.ts';
import type { Scale } from '../scale.ts';
import { FLAG } from '../shapes.ts';
import { PILL, type ReachSign, RING, type StepSign } from '../signs.ts';
import type { ReachedNode } from '../star-chart.ts';

interface RingsProps {
  readonly layout: StarLayout;
  readonly scale: Scale;
  /** The selected node. */
  readonly selected: string | null;
  readonly reach: readonly ReachedNode[];
}

/** A ring around the selected node, and one around each that can be chosen: below the discs. */
export const Rings = memo(function Rings({ layout, scale, selected, reach }: RingsProps): ReactElement {
  const ring = (id: string, className: string, air: number): ReactElement => {
    const { at, radius } = nodeAt(layout, id);
    const r = fixed((radius + air) * scale.disc);
    return (
      <g key={id} className={className}>
        <circle cx={fixed(at.x)} cy={fixed(at.y)} r={r} className="casing" />
        <circle cx={fixed(at.x)} cy={fixed(at.y)} r={r} className="rim" />
      </g>
    );
  };
  return (
    <g className="rings">
      {reach.map(({ node }) => (node === selected ? null : ring(node, 'reached', 6)))}
      {selected === null ? null : ring(selected, 'selected', 8)}
    </g>
  );
});

interface StepsProps {
  readonly steps: readonly StepSign[];
  readonly scale: Scale;
}

/** A series of orders as arrows in ink, cased in paper: below the discs. */
export const Arrows = memo(function Arrows({ steps, scale }: StepsProps): ReactElement {
  return (
    <g className="arrows">
      {steps.map(({ step, arrow }) =>
        arrow === null ? null : (
          <g key={step.number} className={`arrow ${step.state}`}>
            <path d={drawn(arrow)} className="casing" />
            <path d={drawn(arrow)} className="shaft" />
            <path d={headOf(arrow, scale.letters)} className="head" />
          </g>
        ),
      )}
    </g>
  );
});

/** The point of an arrow about its end. */
function headOf({ by, to }: Curve, k: number): string {
  const angle = Math.atan2(to.y - by.y, to.x - by.x);
  const at = (turn: number, far: number): string =>
    xy({ x: to.x + Math.cos(angle + turn) * far * k, y: to.y + Math.sin(angle + turn) * far * k });
  return `M${at(0, 7)}L${at(2.5, 11)}L${at(Math.PI, 4)}L${at(-2.5, 11)}Z`;
}

/** The numbers of a series, and its flags: over everything else. */
export const Steps = memo(function Steps({ steps }: StepsProps): ReactElement {
  return (
    <g className="series">
      {steps.map(({ step, flag, number }) => (
        <g key={step.number} className={step.state}>
          {flag === null ? null : (
            <g transform={`translate(${xy(flag)})`}>
              <g className="sized flag">
                <path d={FLAG.pole} className="pole" />
                <path d={FLAG.cloth} className="cloth" />
              </g>
            </g>
          )}
          <g transform={`translate(${xy(number)})`}>
            <g className="sized number">
              <circle r={RING} />
              <text y="3.8">{step.number}</text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
});

interface PillsProps {
  readonly pills: readonly ReachSign[];
  readonly scale: Scale;
}

/** What it costs to go to a node, and how likely it is. */
export const Pills = memo(function Pills({ pills, scale: { letters } }: PillsProps): ReactElement {
  const height = PILL * letters;
  return (
    <g className="pills">
      {pills.map(({ reached, at, width, costWidth }) => (
        <g
          key={reached.node}
          transform={`translate(${fixed(at.x - width / 2)} ${fixed(at.y)})`}
          fontSize={fixed(11 * letters)}
        >
          <rect y={fixed(-height / 2)} width={fixed(width)} height={fixed(height)} rx={fixed(height / 2)} />
          {reached.cost === null ? null : (
            <text x={fixed(costWidth / 2 + (reached.odds === null ? 0 : letters))} y={fixed(3.8 * letters)}>
              {reached.cost}
            </text>
          )}
          {reached.odds === null ? null : (
            <>
              {costWidth > 0 ? <path d={`M${fixed(costWidth)} ${fixed(-height / 2)}v${fixed(height)}`} /> : null}
              <text x={fixed((costWidth + width) / 2 - letters)} y={fixed(3.8 * letters)} className="odds">
                {reached.odds}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  );
});
