import { type ReactNode, useId } from 'react';
import { BELOW_DESKTOP, FEW_TOOLS, useMedia } from '../../browser/use-media.ts';
import { RuleChip } from '../../kit/rule-chip.tsx';

interface DockProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly says?: ReactNode;
  readonly rule?: string;
  /** Shown to the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Whether there is room for docks below the map. */
export function useHasDocks(): boolean {
  const isNarrow = useMedia(BELOW_DESKTOP);
  const isLow = useMedia(FEW_TOOLS);
  return !(isNarrow || isLow);
}

/** A dock: a card below the map. */
export function Dock({ title, says = null, rule, action = null, children }: DockProps) {
  const id = useId();
  return (
    <section className="dock" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className="muted">{says}</span>
        {rule === undefined ? null : <RuleChip rule={rule} />}
        {action}
      </header>
      {children}
    </section>
  );
}
