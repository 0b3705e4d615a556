import type { SeatLetter } from '@sealed-orders/map';

interface NodeDiscProps {
  /** Null: nobody controls it. */
  readonly seat: SeatLetter | null;
}

/** A node as a disc: the ring in its controller's colour with the letter, broken if it is nobody's. */
export function NodeDisc({ seat }: NodeDiscProps) {
  return (
    <svg width={54} height={54} viewBox="-27 -27 54 54" aria-hidden>
      <circle
        r={25}
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth={1.5}
        strokeDasharray={seat === null ? '4 4' : undefined}
      />
      {seat === null ? null : (
        <>
          <circle r={18.5} fill="none" stroke={`var(--side-${seat})`} strokeWidth={10} />
          <circle r={13} fill="var(--sheet)" stroke="var(--ink)" strokeWidth={1.2} />
          <text y={5.5} textAnchor="middle" className="chit-letter" style={{ fontSize: '15px' }} fill="var(--ink)">
            {seat.toUpperCase()}
          </text>
        </>
      )}
    </svg>
  );
}
