import type { ReactElement } from 'react';
import { FRAME_SHAPES, type Frame, iconShape, type UnitIcon } from './symbol-shapes.ts';

interface UnitSymbolProps {
  readonly icon: UnitIcon;
  readonly frame: Frame;
  /** Centre and width of the symbol's field in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Width of the widest frame with its line on milsymbol's field. */
const FIELD = 158;

/** A NATO unit symbol in the current text colour. */
export function UnitSymbol({ icon, frame, x, y, width }: UnitSymbolProps): ReactElement {
  const { strokes, area, letters } = iconShape(icon, frame);
  const scale = Math.round((width / FIELD) * 10000) / 10000;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(-100 -100)`}>
      <path d={FRAME_SHAPES[frame]} fill="none" stroke="currentColor" strokeWidth="7" />
      {strokes === '' ? null : <path d={strokes} fill="none" stroke="currentColor" strokeWidth="6" />}
      {area === undefined ? null : <path d={area} fill="currentColor" />}
      {letters === undefined ? null : (
        <text x="100" y="117" className="sym-letters" textAnchor="middle" fill="currentColor">
          {letters}
        </text>
      )}
    </g>
  );
}
