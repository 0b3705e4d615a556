import type { ReactElement } from 'react';
import { Emblem } from './emblem.tsx';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  /** 1 to 6. Any other number is written out instead of pips. */
  readonly face: number;
  /** Pixels. */
  readonly size?: number;
  /** Own or deciding dice are inverted, dice that no longer count are faint. */
  readonly tone?: 'plain' | 'deciding' | 'faint';
  /** It tumbles before it settles. */
  readonly isThrown?: boolean;
  /** Text for screen readers; without it the die is decorative. */
  readonly label?: string;
}

/** A thrown die. */
export function Die({ face, size = 20, tone = 'plain', isThrown = false, label }: DieProps): ReactElement {
  const pips = PIPS[face];
  return (
    <Emblem
      label={label}
      className={isThrown ? `die ${tone} thrown` : `die ${tone}`}
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
    >
      <rect x="-9.5" y="-9.5" width="19" height="19" rx="3.5" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 4.8} cy={y * 4.8} r="1.9" />
      ))}
      {pips === undefined && (
        <text y="4.5" textAnchor="middle">
          {face}
        </text>
      )}
    </Emblem>
  );
}
