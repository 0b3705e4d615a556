import { PlaceChit } from '@sealed-orders/map/hex';
import { Landmark } from 'lucide-react';
import { Icon } from '../../../shell/icon.tsx';
import { PieceChit } from '../../panels/chit-of.tsx';
import type { BuildDesk } from './build-desk.ts';
import type { BuildPlace } from './build-pen.ts';

interface PlaceIconProps {
  readonly desk: BuildDesk;
  readonly place: BuildPlace;
  /** Pixels. */
  readonly size: number;
}

/** A place as it lies on the map. */
export function PlaceIcon({ desk, place, size }: PlaceIconProps) {
  switch (place.kind) {
    case 'hex':
      return <PlaceChit view={desk.view} hex={place.hex} size={size} />;
    case 'army':
      return <PieceChit view={desk.view} piece={place.piece} size={size} />;
    case 'realm':
      return (
        <span className="place-sign" style={{ width: size, height: size }}>
          <Icon of={Landmark} size={Math.min(24, size * 0.55)} />
        </span>
      );
  }
}
