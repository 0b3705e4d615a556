import { type ReactElement, useId } from 'react';
import { fixed } from '../board/sheet.ts';
import { Emblem } from '../symbols/emblem.tsx';
import { SeatPatterns } from '../symbols/patterns.tsx';
import { SectorCounterDrawing } from './layers/counters.tsx';
import type { SectorCounter } from './sector-view.ts';

interface ChitProps {
  readonly counter: SectorCounter;
  /** Pixels. */
  readonly size?: number;
  /** Absent: what it shows is said beside it. */
  readonly label?: string;
}

const WIDTH = 50;
const HEIGHT = 51;

/** A single counter, face or back, for panels and lists. */
export function SectorCounterChit({ counter, size = 34, label }: ChitProps): ReactElement {
  const drawing = useId();
  return (
    <Emblem
      label={label}
      className="chit sectormap"
      viewBox={`-1 -5 ${WIDTH} ${HEIGHT}`}
      width={size}
      height={fixed((size * HEIGHT) / WIDTH)}
    >
      <defs>
        <SeatPatterns drawing={drawing} seats={[counter.seat]} />
      </defs>
      <SectorCounterDrawing counter={counter} isSelected={false} drawing={drawing} />
    </Emblem>
  );
}
