import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { type ReactNode, useState } from 'react';

interface RefusedListProps<Id extends string> {
  readonly ids: readonly Id[];
  readonly nameOf: (id: Id) => string;
  readonly why: (id: Id) => ReactNode;
}

/** What can't be chosen, and why, behind a line that opens. */
export function RefusedList<Id extends string>({ ids, nameOf, why }: RefusedListProps<Id>) {
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <details className="declare-why" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.showRefused(ids.length)}</summary>
      {isOpen ? (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <s>{nameOf(id)}</s> {why(id)}
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
