import { type ReactElement, useId } from 'react';
import { fixed } from '../board/sheet.ts';
import { Counter, type CounterFace } from './counter.tsx';
import { Emblem } from './emblem.tsx';
import { SeatPatterns } from './patterns.tsx';

interface ChitProps extends CounterFace {
  /** Pixels; panels use 32, 46 and 58. */
  readonly size?: number;
  readonly label?: string;
}

/** A single counter, for panels and lists. */
export function Chit({ size = 44, label, ...face }: ChitProps): ReactElement {
  const drawing = useId();
  const tall = face.lastSeen == null ? 49 : 54;
  return (
    <Emblem label={label} className="chit" viewBox={`-1 -3 49 ${tall}`} width={size} height={fixed((size * tall) / 49)}>
      <defs>
        <SeatPatterns drawing={drawing} seats={[face.seat]} />
      </defs>
      <Counter {...face} drawing={drawing} />
    </Emblem>
  );
}
