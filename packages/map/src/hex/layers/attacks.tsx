import { memo, type ReactElement } from 'react';
import { closedPath, fixed, xy } from '../../board/sheet.ts';
import type { BlockArrow, BlockShape } from '../arrows.ts';
import type { Layout } from '../layout.ts';
import { LOZENGE, type Sign, type Signs } from '../signs.ts';

interface AttacksProps {
  readonly layout: Layout;
  readonly signs: Signs['blocks'];
}

/** Attacks and raids: block arrows across the edge of the hex, over the counters, hollow while they are drafts. */
export const Attacks = memo(function Attacks({ layout, signs }: AttacksProps): ReactElement {
  return (
    <g className="attacks">
      {[...signs].map(([arrow, { shape, battle }]) => (
        <AttackDrawing
          key={`${arrow.piece} ${arrow.path.join(' ')}`}
          layout={layout}
          arrow={arrow}
          shape={shape}
          battle={battle}
        />
      ))}
    </g>
  );
});

interface AttackDrawingProps {
  readonly layout: Layout;
  readonly arrow: BlockArrow;
  readonly shape: BlockShape;
  readonly battle: Sign | null;
}

function AttackDrawing({ layout, arrow, shape, battle }: AttackDrawingProps): ReactElement {
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
      {battle === null ? null : <BattleSign s={s} at={xy(battle.at)} />}
    </g>
  );
}

/** A battle: a lozenge with crossed swords, hollow if only expected. */
export function BattleSign({ s, at }: { readonly s: number; readonly at: string }): ReactElement {
  const r = s * LOZENGE;
  const b = fixed(s * 0.11);
  const corners = [
    { x: 0, y: -r },
    { x: r, y: 0 },
    { x: 0, y: r },
    { x: -r, y: 0 },
  ];
  return (
    <g className="battle-sign" transform={`translate(${at})`}>
      <path d={closedPath(corners)} className="lozenge" />
      <path d={`M-${b} -${b}L${b} ${b}M${b} -${b}L-${b} ${b}`} className="swords" />
    </g>
  );
}
