import { type ReactElement, useId } from 'react';
import { fixed } from '../board/sheet.ts';
import { Emblem } from './emblem.tsx';
import { fillId, ref, SeatPatterns } from './patterns.tsx';
import type { SeatLetter } from './seats.ts';

interface SeatSwatchProps {
  readonly seat: SeatLetter;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly label?: string;
}

/** A seat's colour, letter and pattern, as shown before every player's name. */
export function SeatSwatch({ seat, width = 26, height = 18, label }: SeatSwatchProps): ReactElement {
  const drawing = useId();
  return (
    <Emblem label={label} className="seat-swatch" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <SeatPatterns drawing={drawing} seats={[seat]} />
      </defs>
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="1.5"
        fill={ref(fillId(drawing, seat))}
        stroke="var(--ink)"
      />
      <rect x="1" y="1" width={fixed(height * 0.85)} height={height - 2} fill={`var(--side-${seat})`} />
      <text
        x={fixed(height * 0.46)}
        y={fixed(height * 0.74)}
        textAnchor="middle"
        className="chit-letter"
        style={{ fontSize: `${fixed(height * 0.64)}px` }}
        fill={`var(--on-side-${seat})`}
      >
        {seat.toUpperCase()}
      </text>
    </Emblem>
  );
}
