import { PlaceChit } from '@sealed-orders/map/hex';
import { Landmark } from 'lucide-react';
import { Icon } from '../../../kit/icon.tsx';
import { PieceChit } from '../../panels/chit-of.tsx';
import type { BuildForm } from './build-form.ts';
import type { BuildPlace } from './build-pen.ts';

interface PlaceIconProps {
  readonly form: BuildForm;
  readonly place: BuildPlace;
  /** Pixels. */
  readonly size: number;
}

/** A place as it is drawn on the map. */
export function PlaceIcon({ form, place, size }: PlaceIconProps) {
  switch (place.kind) {
    case 'hex':
      return <PlaceChit view={form.view} hex={place.hex} size={size} />;
    case 'army':
      return <PieceChit view={form.view} piece={place.piece} size={size} />;
    case 'realm':
      return (
        <span className="place-sign" style={{ width: size, height: size }}>
          <Icon of={Landmark} size={Math.min(24, size * 0.55)} />
        </span>
      );
  }
}
