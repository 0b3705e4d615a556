import type { HexKey } from '@sealed-orders/rules/space';
import { X } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';

interface PreferredHexesProps {
  readonly label: string;
  /** The best first. */
  readonly hexes: readonly HexKey[];
  /** The label of the button that removes a hex from the list. */
  readonly nameOf: (hex: HexKey) => string;
  readonly drop: (hex: HexKey) => void;
}

/** A player's preferred hexes, numbered by preference; a tap removes one. */
export function PreferredHexes({ label, hexes, nameOf, drop }: PreferredHexesProps) {
  const { words } = useHexPlace();
  if (hexes.length === 0) return null;
  return (
    <ol className="preferred-hexes" aria-label={label}>
      {hexes.map((hex) => (
        <li key={hex}>
          <Button size="small" aria-label={nameOf(hex)} onClick={() => drop(hex)}>
            {words.hex(hex).text} <Icon of={X} size={14} />
          </Button>
        </li>
      ))}
    </ol>
  );
}
