import { Chit, type CounterFace, type OrderState } from '@sealed-orders/map';
import type { Force } from '@sealed-orders/rules/node-campaign';
import { useNodePlace } from '../node-context.ts';

interface ForceChitProps {
  readonly force: Force;
  /** Pixels. */
  readonly size: number;
  readonly order?: OrderState | null;
}

/** The counter of a battleforce, for panels and rows. */
export function ForceChit({ force, size, order = null }: ForceChitProps) {
  const { letterOf, view } = useNodePlace();
  const frame: CounterFace['frame'] = view.you === null || view.you === force.owner ? 'friend' : 'hostile';
  return (
    <Chit
      seat={letterOf(force.owner)}
      frame={frame}
      icon={force.isHulk ? 'transport' : 'infantry'}
      order={order}
      size={size}
    />
  );
}
