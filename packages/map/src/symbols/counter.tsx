import type { ReactElement } from 'react';
import { fixed } from '../board/sheet.ts';
import { OrderGlyph, type OrderState } from './order-badge.tsx';
import { bandId, hurtId, ref } from './patterns.tsx';
import { BANDS, type SeatLetter, SILHOUETTES } from './seats.ts';
import type { Frame, UnitIcon } from './symbol-shapes.ts';
import { UnitSymbol } from './unit-symbol.tsx';

/** Models by condition: ready, wounded or damaged, dead or captured. */
export type Strength = readonly [number, number, number];

/** The contents of a counter. */
export interface CounterFace {
  readonly seat: SeatLetter;
  readonly icon: UnitIcon;
  readonly frame: Frame;
  readonly strength?: Strength | null;
  /** The turn it was last seen in; a memory is drawn as a broken outline with a tag. */
  readonly lastSeen?: number | null;
  readonly order?: OrderState | null;
  readonly isSelected?: boolean;
  /** When wax falls on the order badge, in milliseconds; null if it is already there. */
  readonly pressAfter?: number | null;
}

interface CounterProps extends CounterFace {
  /** Prefix of the pattern ids of the surrounding drawing. */
  readonly drawing: string;
}

/** A counter on its 44 x 44 box, as part of a drawing that holds {@link SeatPatterns}. */
export function Counter(props: CounterProps): ReactElement {
  const { seat, icon, frame, strength = null, lastSeen = null, order = null, isSelected = false } = props;
  const shape = SILHOUETTES[seat];
  const isGhost = lastSeen !== null;
  const hasBar = strength !== null && !isGhost;
  const isWide = frame === 'friend' || frame === 'neutral';
  return (
    <>
      {isSelected && <Ring shape={shape} />}
      {!isGhost && <path d={shape} className="chit-back" transform="translate(1.4 2)" />}
      <path d={shape} className={isGhost ? 'chit-face ghost' : 'chit-face'} />
      <Band drawing={props.drawing} seat={seat} isGhost={isGhost} />
      <g className={isGhost ? 'chit-symbol ghost' : 'chit-symbol'}>
        <UnitSymbol icon={icon} frame={frame} x={22} y={hasBar ? 24 : 27} width={isWide ? 26 : 24} />
      </g>
      {hasBar && <StrengthBar drawing={props.drawing} seat={seat} strength={strength} />}
      <path d={shape} className={isGhost ? 'chit-edge ghost' : 'chit-edge'} />
      {order !== null && <OrderGlyph state={order} x={41} y={4} pressAfter={props.pressAfter ?? null} />}
      {isGhost && <AgeTag turn={lastSeen} />}
    </>
  );
}

function Ring({ shape }: { readonly shape: string }): ReactElement {
  const transform = 'translate(22 22) scale(1.17) translate(-22 -22)';
  return (
    <>
      <path d={shape} transform={transform} fill="none" stroke="var(--map-paper)" strokeWidth="4.5" />
      <path d={shape} transform={transform} fill="none" stroke="var(--map-ink)" strokeWidth="2" />
    </>
  );
}

interface BandProps {
  readonly drawing: string;
  readonly seat: SeatLetter;
  readonly isGhost: boolean;
}

function Band({ drawing, seat, isGhost }: BandProps): ReactElement {
  const { x, y } = BANDS[seat];
  return (
    <>
      <path d={SILHOUETTES[seat]} fill={ref(bandId(drawing, seat))} fillOpacity={isGhost ? 0.55 : 1} />
      <text x={x} y={y} className="chit-letter" textAnchor="middle" fill={`var(--on-side-${seat})`}>
        {seat.toUpperCase()}
      </text>
    </>
  );
}

interface StrengthBarProps {
  readonly drawing: string;
  readonly seat: SeatLetter;
  readonly strength: Strength;
}

function StrengthBar({ drawing, seat, strength: [ready, hurt, lost] }: StrengthBarProps): ReactElement {
  const isNarrow = seat === 'e' || seat === 'i';
  const width = isNarrow ? 22 : 30;
  const x = 22 - width / 2;
  const y = isNarrow ? 33.5 : 35;
  const unit = width / (ready + hurt + lost);
  return (
    <g className="chit-strength">
      <rect x={x} y={y} width={width} height="3.6" fill="var(--chit)" stroke="var(--chit-ink)" strokeWidth=".9" />
      <rect x={x} y={y} width={fixed(unit * ready)} height="3.6" fill="var(--chit-ink)" />
      <rect x={fixed(x + unit * ready)} y={y} width={fixed(unit * hurt)} height="3.6" fill={ref(hurtId(drawing))} />
    </g>
  );
}

/** `T3`: last seen in turn 3. */
function AgeTag({ turn }: { readonly turn: number }): ReactElement {
  return (
    <g className="chit-age" transform="translate(22 43)">
      <rect x="-11" y="-6.5" width="22" height="12" rx="6" fill="var(--map-ink)" />
      <text y="2.6" textAnchor="middle" fill="var(--map-paper)">
        T{turn}
      </text>
    </g>
  );
}
