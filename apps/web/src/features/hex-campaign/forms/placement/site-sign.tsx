import { PlaceChit } from '@sealed-orders/map/hex';
import { Castle, House, type LucideIcon, Pickaxe } from 'lucide-react';
import { Icon } from '../../../kit/icon.tsx';
import type { DealtSite, PlacementForm } from './placement-form.ts';
import { sketched } from './sketch.ts';

const SIGNS: Readonly<Record<DealtSite['kind'], LucideIcon>> = { capital: Castle, urban: House, resources: Pickaxe };

interface SiteSignProps {
  readonly form: PlacementForm;
  readonly site: DealtSite;
  /** Pixels. */
  readonly size: number;
}

/** A site as it will appear on the map; its sign while it has no place. */
export function SiteSign({ form: { view, sheet }, site: { kind, hex }, size }: SiteSignProps) {
  if (hex !== null) return <PlaceChit view={sketched(view)(sheet)} hex={hex} size={size} />;
  return (
    <span className="place-sign" style={{ width: size, height: size }}>
      <Icon of={SIGNS[kind]} size={Math.min(26, size * 0.6)} />
    </span>
  );
}
