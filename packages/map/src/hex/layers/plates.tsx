import { memo, type ReactElement } from 'react';
import { fixed, xy } from '../../board/sheet.ts';
import { fillId, ref } from '../../symbols/patterns.tsx';
import type { Plate } from '../theatre.ts';

interface PlatesProps {
  readonly plates: readonly Plate[];
  readonly drawing: string;
}

/** Capitals from afar: their owners and names, as large on the screen as elsewhere. */
export const Plates = memo(function Plates({ plates, drawing }: PlatesProps): ReactElement {
  return (
    <g className="plates">
      {plates.map(({ hex, foot, box }) => (
        <path key={hex} className="lead" d={`M${xy(foot)}L${xy(nearestOn(box, foot))}`} />
      ))}
      {plates.map((plate) => (
        <PlateDrawing key={plate.hex} plate={plate} drawing={drawing} />
      ))}
    </g>
  );
});

function PlateDrawing({ plate, drawing }: { readonly plate: Plate; readonly drawing: string }): ReactElement {
  const { letter, name, foot, box, height } = plate;
  const line = fixed(height * 0.7);
  return (
    <>
      <circle cx={fixed(foot.x)} cy={fixed(foot.y)} r={fixed(height * 0.18)} className="foot" />
      <g transform={`translate(${fixed(box.left)} ${fixed(box.top)})`}>
        <rect width={fixed(box.right - box.left)} height={fixed(height)} className="paper" />
        {letter === null ? null : (
          <>
            <rect width={fixed(height)} height={fixed(height)} fill={ref(fillId(drawing, letter))} className="seat" />
            <text
              x={fixed(height / 2)}
              y={line}
              fontSize={fixed(height * 0.67)}
              className="letter"
              fill={`var(--on-side-${letter})`}
              stroke={`var(--side-${letter})`}
            >
              {letter.toUpperCase()}
            </text>
          </>
        )}
        <text x={fixed(height * 1.2)} y={line} fontSize={fixed(height * 0.67)} className="name">
          {name}
        </text>
      </g>
    </>
  );
}

/** The point of a box nearest to another. */
function nearestOn(box: Plate['box'], { x, y }: Plate['foot']): Plate['foot'] {
  return { x: Math.min(Math.max(x, box.left), box.right), y: Math.min(Math.max(y, box.top), box.bottom) };
}
