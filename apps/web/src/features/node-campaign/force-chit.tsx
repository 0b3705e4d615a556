import { Chit } from '@sealed-orders/map';
import type { Force } from '@sealed-orders/rules/node-campaign';
import { useNodePlace } from './node-context.ts';
import { frameOf, iconOf, strengthOf } from './star-view.ts';

interface ForceChitProps {
  readonly force: Pick<Force, 'owner' | 'isHulk' | 'units'>;
  /** Pixels. */
  readonly size: number;
}

/** The counter of a battleforce as on the map, for pages, panels and rows. */
export function ForceChit({ force, size }: ForceChitProps) {
  const { view, letterOf } = useNodePlace();
  return (
    <Chit
      seat={letterOf(force.owner)}
      frame={frameOf(view, force)}
      icon={iconOf(view, force)}
      strength={strengthOf(view, force)}
      size={size}
    />
  );
}
