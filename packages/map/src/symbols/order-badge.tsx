import type { ReactElement } from 'react';
import { closedPath, fixed } from '../board/sheet.ts';
import { Emblem } from './emblem.tsx';

/** The state of an order: none given, being drawn, complete, sealed. */
export const ORDER_STATES = ['none', 'draft', 'complete', 'sealed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const TICK = 'M-2.6 .1L-.7 2L2.8 -1.9';

/** A small seal's wavy edge. */
function sealEdge(radius: number): string {
  const steps = 18;
  return closedPath(
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * Math.PI * 2;
      const r = radius * (1 + (i % 2 === 1 ? 0.06 : -0.07) + 0.05 * Math.sin(i * 2.3));
      return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
    }),
  );
}

interface OrderGlyphProps {
  readonly state: OrderState;
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  /** When wax falls on the ring with tick, in milliseconds; null if it is already there. */
  readonly pressAfter?: number | null;
}

/** The badge in the corner of a counter. Part of a larger drawing; see {@link OrderBadge} for a standalone one. */
export function OrderGlyph({ state, x, y, radius = 6.2, pressAfter = null }: OrderGlyphProps): ReactElement {
  const delay = pressAfter === null ? {} : { style: { animationDelay: `${pressAfter}ms` } };
  return (
    <g className="order-badge" transform={`translate(${x} ${y})`}>
      {state === 'sealed' && pressAfter !== null && (
        <g className="leaving" {...delay}>
          <Ringed radius={radius} isDraft={false} />
        </g>
      )}
      {state === 'sealed' && (
        <g className={pressAfter === null ? 'pressed' : 'pressed falling'} {...delay}>
          <path d={sealEdge(radius)} fill="var(--wax)" stroke="var(--chit)" strokeWidth="1.2" />
          <path d={TICK} fill="none" stroke="var(--on-wax)" strokeWidth="1.5" />
        </g>
      )}
      {(state === 'complete' || state === 'draft') && <Ringed radius={radius} isDraft={state === 'draft'} />}
      {state === 'none' && <circle r={radius} fill="var(--gap)" stroke="var(--on-gap)" strokeWidth="1.2" />}
      {state === 'none' && <path d="M0 -3V.8M0 2.6V3" stroke="var(--on-gap)" strokeWidth="1.7" strokeLinecap="round" />}
    </g>
  );
}

/** A ring with a tick; broken and empty while the order is a draft. */
function Ringed({ radius, isDraft }: { readonly radius: number; readonly isDraft: boolean }): ReactElement {
  return (
    <>
      <circle
        r={fixed(radius - 0.4)}
        fill="var(--chit)"
        stroke="var(--chit-ink)"
        strokeWidth="1.5"
        {...(isDraft ? { strokeDasharray: '2.2 1.9' } : {})}
      />
      {isDraft ? null : <path d={TICK} fill="none" stroke="var(--chit-ink)" strokeWidth="1.5" />}
    </>
  );
}

interface OrderBadgeProps {
  readonly state: OrderState;
  /** Pixels. */
  readonly size?: number;
  /** Text for screen readers; without it the badge is decorative. */
  readonly label?: string;
}

/** The state of an order in a list: yellow with exclamation mark, broken ring, ring with tick, wax with tick. */
export function OrderBadge({ state, size = 20, label }: OrderBadgeProps): ReactElement {
  return (
    <Emblem label={label} className="order-state" width={size} height={size} viewBox="0 0 20 20">
      {state === 'none' && (
        <circle cx="10" cy="10" r="8.4" fill="var(--gap)" stroke="var(--on-gap)" strokeWidth="1.3" />
      )}
      {state === 'none' && (
        <path d="M10 5.4V11M10 13.7V14.4" stroke="var(--on-gap)" strokeWidth="2" strokeLinecap="round" />
      )}
      {(state === 'draft' || state === 'complete') && (
        <circle
          cx="10"
          cy="10"
          r="7.6"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.6"
          {...(state === 'draft' ? { strokeDasharray: '2.9 2.1' } : {})}
        />
      )}
      {state === 'complete' && <path d="M6.4 10.2L9 12.8L13.8 7.4" fill="none" stroke="var(--ink)" strokeWidth="1.8" />}
      {state === 'sealed' && (
        <g transform="translate(10 10)">
          <path d={sealEdge(9)} fill="var(--wax)" stroke="var(--wax-edge)" strokeWidth=".8" />
          <path d="M-3.9 .2L-1.1 3L4.1 -2.8" fill="none" stroke="var(--on-wax)" strokeWidth="1.9" />
        </g>
      )}
    </Emblem>
  );
}
