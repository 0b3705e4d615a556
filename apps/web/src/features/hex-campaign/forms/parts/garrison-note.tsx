import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { Castle } from 'lucide-react';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';

/** The garrisons, which take no orders: they guard. */
export function GarrisonNote({ garrisons }: { readonly garrisons: readonly Piece[] }) {
  const { nameOf } = useHexPlace();
  if (garrisons.length === 0) return null;
  return (
    <p className="garrisons">
      <span className="row">
        <Icon of={Castle} size={17} />
        {sheetText.garrisons(garrisons.map(nameOf))}
      </span>
      <span>{sheetText.garrisonsGuard}</span>
    </p>
  );
}
