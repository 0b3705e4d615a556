import type { ReactNode } from 'react';
import { RuleChip } from './rule-chip.tsx';

interface TitledSectionProps {
  readonly title: string;
  /** The rule that governs the whole section; null: each line has its own. */
  readonly rule?: string | null;
  readonly children: ReactNode;
}

/** A part of a panel under a title on a rule, as in a printed report. */
export function TitledSection({ title, rule = null, children }: TitledSectionProps) {
  return (
    <section className="report-section" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {rule === null ? null : <RuleChip rule={rule} />}
      </header>
      {children}
    </section>
  );
}
