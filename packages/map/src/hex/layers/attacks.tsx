import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { closedPath, fixed, xy } from '../../board/sheet.ts';
import { type BlockArrow, type BlockShape, blockShape } from '../arrows.ts';
import type { Layout } from '../layout.ts';

interface AttacksProps {
  readonly layout: Layout;
  readonly arrows: readonly BlockArrow[];
  /** Null: the piece is not on the map and comes down from orbit. */
  readonly hexOf: (piece: PieceId) => HexKey | null;
}

/** Attacks and raids: block arrows across the edge of the hex, over the counters, hollow while they are drafts. */
export const Attacks = memo(function Attacks({ layout, arrows, hexOf }: AttacksProps): ReactElement {
  return (
    <g className="attacks">
      {arrows.map((arrow) => {
        const from = arrow.from ?? hexOf(arrow.piece);
        const shape = blockShape(layout, from, arrow);
        return shape === null ? null : (
          <AttackDrawing key={`${arrow.piece} ${arrow.path.join(' ')}`} layout={layout} arrow={arrow} shape={shape} />
        );
      })}
    </g>
  );
});

interface AttackDrawingProps {
  readonly layout: Layout;
  readonly arrow: BlockArrow;
  readonly shape: BlockShape;
}

function AttackDrawing({ layout, arrow, shape }: AttackDrawingProps): ReactElement {
  const { s } = layout;
  const isDraft = arrow.state === 'draft';
  const fill = isDraft ? 'var(--map-paper)' : 'var(--map-ink)';
  return (
    <g className={`attack ${arrow.kind} ${arrow.state}`}>
      <path d={shape.shaft} className="casing" strokeWidth={fixed(shape.width + 5)} />
      <path d={shape.head} className="casing head" />
      <path d={shape.shaft} className="shaft" strokeWidth={fixed(shape.width)} />
      <path d={shape.head} className="head" fill={fill} />
      {isDraft ? <path d={shape.shaft} className="hollow" strokeWidth={fixed(shape.width - 3.6)} /> : null}
      {shape.hook === null ? null : (
        <g className="hook">
          <path d={`${shape.hook.line}${shape.hook.point}`} className="casing" strokeWidth={fixed(s * 0.06 + 4)} />
          <path d={`${shape.hook.line}${shape.hook.point}`} className="line" strokeWidth={fixed(s * 0.06)} />
        </g>
      )}
      {arrow.isBattle === true ? <BattleMark s={s} at={xy(shape.mark)} /> : null}
    </g>
  );
}

/** A battle that is to be expected: a hollow lozenge with crossed swords. */
function BattleMark({ s, at }: { readonly s: number; readonly at: string }): ReactElement {
  const r = s * 0.3;
  const b = fixed(s * 0.11);
  const corners = [
    { x: 0, y: -r },
    { x: r, y: 0 },
    { x: 0, y: r },
    { x: -r, y: 0 },
  ];
  return (
    <g className="battle-mark" transform={`translate(${at})`}>
      <path d={closedPath(corners)} className="lozenge" />
      <path d={`M-${b} -${b}L${b} ${b}M${b} -${b}L-${b} ${b}`} className="swords" />
    </g>
  );
}
