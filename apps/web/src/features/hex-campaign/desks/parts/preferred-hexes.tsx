import type { HexKey } from '@sealed-orders/rules/space';
import { X } from 'lucide-react';
import { useHexPlace } from '../../hex-context.ts';

interface PreferredHexesProps {
  readonly label: string;
  /** The best first. */
  readonly hexes: readonly HexKey[];
  /** What the button that takes a hex out of the list is called. */
  readonly nameOf: (hex: HexKey) => string;
  readonly drop: (hex: HexKey) => void;
}

/** Hexes that a player would rather have than others, numbered in that order; a tap takes one out. */
export function PreferredHexes({ label, hexes, nameOf, drop }: PreferredHexesProps) {
  const { words } = useHexPlace();
  if (hexes.length === 0) return null;
  return (
    <ol className="preferred-hexes" aria-label={label}>
      {hexes.map((hex) => (
        <li key={hex}>
          <button type="button" className="btn small" aria-label={nameOf(hex)} onClick={() => drop(hex)}>
            {words.hex(hex).text} <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}
