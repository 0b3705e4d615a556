import { ChevronRight } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';

interface PeekRowProps {
  readonly who: string;
  readonly given?: string;
  readonly onOpen: () => void;
}

/** What the sheet says at its lowest, if touching it leads somewhere. */
export function PeekRow({ who, given = '', onOpen }: PeekRowProps) {
  return (
    <button type="button" className="order-row to-do-row w-full" onClick={onOpen}>
      <span className="who">{who}</span>
      <span className="given">{given}</span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
