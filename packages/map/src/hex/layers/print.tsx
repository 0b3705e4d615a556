import { type HexKey, label } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { fixed } from '../../board/sheet.ts';
import { type Chunk, hexesIn, readerOf } from '../chunks.ts';
import { centreOf, hexesOf, type Layout } from '../layout.ts';
import { fogAt } from '../model.ts';
import { LABEL_RISE, LEDGER_RISE } from '../printed.ts';

interface LabelsProps {
  readonly layout: Layout;
  readonly chunk: Chunk;
  readonly fog: string;
}

/** The printed label of every hex of a chunk: never hidden or rotated. */
export const Labels = memo(function Labels(props: LabelsProps): ReactElement {
  const { size } = props.layout;
  return <Lettering {...props} style="labels" rise={LABEL_RISE} word={(hex) => label(size, hex)} />;
});

interface LedgerProps extends LabelsProps {
  /** The text under a hex's label at the nearest zoom: its terrain, its controller. */
  readonly describe: (hex: HexKey) => string;
}

/** The line under the label, at the nearest zoom. */
export const Ledger = memo(function Ledger({ describe, ...props }: LedgerProps): ReactElement {
  return <Lettering {...props} style="ledger" rise={LEDGER_RISE} word={describe} />;
});

interface LetteringProps extends LabelsProps {
  readonly style: string;
  /** The height of a word above the middle of its hex, as a part of `s`. */
  readonly rise: number;
  readonly word: (hex: HexKey) => string;
}

/** A word a hex, in one text element a chunk: thousands of elements would be laid out one by one. */
function Lettering({ layout, chunk, fog, style, rise, word }: LetteringProps): ReactElement {
  const letter = readerOf(chunk, fog);
  return (
    <text className={style}>
      {hexesIn(layout, chunk).map((hex) => {
        const { x, y } = centreOf(layout, hex);
        return (
          <tspan key={hex} x={fixed(x)} y={fixed(y - layout.s * rise)} className={fogAt(letter(hex))}>
            {word(hex)}
          </tspan>
        );
      })}
    </text>
  );
}

/** Numbers of columns above and below, of rows at both sides. */
export const Rulers = memo(function Rulers({ layout }: { readonly layout: Layout }): ReactElement {
  const { columns, rows } = layout.size;
  const digits = Math.max(2, String(Math.max(columns, rows)).length);
  const number = (n: number): string => String(n + 1).padStart(digits, '0');
  const hexes = hexesOf(layout);
  const top = hexes.slice(0, columns);
  const bottom = hexes.slice(-columns);
  const left = hexes.filter((_, i) => i % columns === 0);
  const { margin, width, height } = layout;
  return (
    <g className="rulers">
      {top.map((hex, i) => (
        <text key={`t${hex}`} x={fixed(centreOf(layout, hex).x)} y={fixed(margin - 6)}>
          {number(i)}
        </text>
      ))}
      {bottom.map((hex, i) => (
        <text key={`b${hex}`} x={fixed(centreOf(layout, hex).x)} y={fixed(height - margin + 13)}>
          {number(i)}
        </text>
      ))}
      {left.map((hex, i) => (
        <g key={hex} transform={`translate(0 ${fixed(centreOf(layout, hex).y + 3)})`}>
          <text x={fixed(margin - 9)}>{number(i)}</text>
          <text x={fixed(width - margin + 9)}>{number(i)}</text>
        </g>
      ))}
    </g>
  );
});
