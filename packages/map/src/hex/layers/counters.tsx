import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { memo, type ReactElement } from 'react';
import { fixed } from '../../board/sheet.ts';
import { Counter } from '../../symbols/counter.tsx';
import type { OrderState } from '../../symbols/order-badge.tsx';
import type { Naming } from '../naming.ts';
import { BOX, type Placed } from '../placement.ts';

interface CountersProps {
  readonly places: readonly Placed[];
  readonly orderStates: Readonly<Record<PieceId, OrderState>>;
  readonly selected: PieceId | null;
  readonly drawing: string;
  /** The orders were sealed a moment ago: wax is pressed on one badge after the other. */
  readonly isPressing: boolean;
}

/** The delay until the seal's own wax is done, and the interval between badges, in milliseconds. */
const PRESS = { after: 420, apart: 30 };

/** All counters, memories first in each hex. */
export const Counters = memo(function Counters(props: CountersProps): ReactElement {
  const { places, orderStates, selected, drawing, isPressing } = props;
  const sealed = places.filter(({ counter }) => orderStates[counter.id] === 'sealed');
  const delays = new Map(sealed.map(({ counter }, i) => [counter.id, PRESS.after + i * PRESS.apart]));
  return (
    <g className="counters">
      {places.map((place) => (
        <PlacedCounter
          key={place.counter.id}
          place={place}
          pressAfter={isPressing ? (delays.get(place.counter.id) ?? null) : null}
          order={lookup(orderStates, place.counter.id) ?? null}
          isSelected={place.counter.id === selected}
          drawing={drawing}
        />
      ))}
    </g>
  );
});

interface PlacedCounterProps {
  readonly place: Placed;
  /** Milliseconds; null if nothing is pressed. */
  readonly pressAfter: number | null;
  readonly order: OrderState | null;
  readonly isSelected: boolean;
  readonly drawing: string;
}

/** How strongly a memory is drawn by its age in turns. */
const FADING = [1, 0.8, 0.6, 0.45];

const PlacedCounter = memo(function PlacedCounter(props: PlacedCounterProps): ReactElement {
  const { counter, x, y, scale } = props.place;
  const half = (BOX / 2) * scale;
  const opacity = counter.lastSeen === null ? 1 : (FADING[counter.lastSeen.age] ?? 0.45);
  return (
    <g
      className={counter.isOwn ? 'counter own' : 'counter'}
      data-piece={counter.id}
      transform={`translate(${fixed(x - half)} ${fixed(y - half)}) scale(${Math.round(scale * 1000) / 1000})`}
      opacity={opacity}
    >
      <g className="chip">
        <Counter
          drawing={props.drawing}
          seat={counter.seat}
          icon={counter.icon}
          frame={counter.frame}
          strength={counter.strength}
          lastSeen={counter.lastSeen?.turn ?? null}
          order={props.order}
          pressAfter={props.pressAfter}
          isSelected={props.isSelected}
        />
      </g>
    </g>
  );
});

interface UnitNamesProps {
  readonly places: readonly Placed[];
  /** Their places at this level. */
  readonly naming: Pick<Naming, 'units'>;
  /** Those displaced by an arrow. */
  readonly aside: Naming['units'];
}

/** Names of the topmost counters, condensed, below them. */
export const UnitNames = memo(function UnitNames({ places, naming, aside }: UnitNamesProps): ReactElement {
  return (
    <g className="unit-names">
      {places.map(({ counter }) => {
        const word = aside.get(counter.id) ?? naming.units.get(counter.id);
        if (word === undefined) return null;
        const press = word.width === null ? {} : { textLength: fixed(word.width), lengthAdjust: 'spacingAndGlyphs' };
        return (
          <text key={counter.id} x={fixed(word.x)} y={fixed(word.y)} fontSize={fixed(word.size)} {...press}>
            {word.text}
          </text>
        );
      })}
    </g>
  );
});
