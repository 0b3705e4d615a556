import type { ReactElement, ReactNode } from 'react';
import { streamOf } from '../board/seeded.ts';
import { type Point, xy } from '../board/sheet.ts';
import { Emblem } from './emblem.tsx';

/** A blob of wax: a circle pressed a little out of shape, always the same. */
function blob(radius: number): string {
  const stream = streamOf(7);
  const points: readonly Point[] = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2;
    const r = radius * (0.92 + stream() * 0.16);
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
  });
  const last = points.at(-1) ?? { x: 0, y: 0 };
  let path = '';
  let from = last;
  for (const point of points) {
    const middle = { x: (from.x + point.x) / 2, y: (from.y + point.y) / 2 };
    path += path === '' ? `M${xy(middle)}` : `Q${xy(from)} ${xy(middle)}`;
    from = point;
  }
  const first = points[0] ?? last;
  return `${path}Q${xy(from)} ${xy({ x: (from.x + first.x) / 2, y: (from.y + first.y) / 2 })}Z`;
}

const BLOB = blob(22);

interface WaxSealProps {
  /** Pixels. */
  readonly size?: number;
  readonly label?: string;
  /** The imprint in the wax, on a field of 48 with its middle at 0,0; a hexagon with a tick otherwise. */
  readonly children?: ReactNode;
}

/** The wax seal: brand mark, and the sign that orders are sealed. */
export function WaxSeal({ size = 40, label, children }: WaxSealProps): ReactElement {
  return (
    <Emblem label={label} className="wax" width={size} height={size} viewBox="-24 -24 48 48">
      <path d={BLOB} fill="var(--wax)" stroke="var(--wax-edge)" strokeWidth="1.4" />
      <circle r="14.6" fill="none" stroke="var(--wax-edge)" strokeWidth="1.6" />
      <circle r="14.6" cy="1" fill="none" stroke="#fff" strokeOpacity=".22" />
      {children ?? (
        <>
          <path d="M0 -9L7.8 -4.5V4.5L0 9L-7.8 4.5V-4.5Z" fill="none" stroke="var(--on-wax)" strokeWidth="1.8" />
          <path d="M-3.6 .2L-.9 2.9L4 -2.4" fill="none" stroke="var(--on-wax)" strokeWidth="2" />
        </>
      )}
    </Emblem>
  );
}
