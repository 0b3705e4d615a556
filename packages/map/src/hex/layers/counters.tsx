import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import { memo, type ReactElement } from 'react';
import { Counter } from '../../marks/counter.tsx';
import type { OrderState } from '../../marks/order-mark.tsx';
import { fixed } from '../layout.ts';
import { BOX, type Placed } from '../placement.ts';

interface CountersProps {
  readonly places: readonly Placed[];
  readonly marks: Readonly<Record<PieceId, OrderState>>;
  readonly selected: PieceId | null;
  readonly drawing: string;
}

/** All counters, memories first in each hex. */
export const Counters = memo(function Counters({ places, marks, selected, drawing }: CountersProps): ReactElement {
  return (
    <g className="counters">
      {places.map((place) => (
        <PlacedCounter
          key={place.counter.id}
          place={place}
          order={marks[place.counter.id] ?? null}
          isSelected={place.counter.id === selected}
          drawing={drawing}
        />
      ))}
    </g>
  );
});

interface PlacedCounterProps {
  readonly place: Placed;
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
      className="counter"
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
          isSelected={props.isSelected}
        />
      </g>
    </g>
  );
});

/** Names of the topmost counters, condensed, below them. */
export const UnitNames = memo(function UnitNames({ places }: { readonly places: readonly Placed[] }): ReactElement {
  return (
    <g className="unit-names">
      {places
        .filter((place) => place.isTop && place.counter.name !== '')
        .map((place) => (
          <text key={place.counter.id} x={fixed(place.name.x)} y={fixed(place.name.y)}>
            {place.counter.name}
          </text>
        ))}
    </g>
  );
});
