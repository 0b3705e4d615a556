'use client';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import { Cost, Forces, Holder, NodeName, Paths, useIsSelected, Week } from './row-parts.tsx';
import type { RowGroup, StarRow } from './star-rows.ts';

interface StarCardsProps {
  readonly groups: readonly RowGroup[];
}

/** The nodes on a phone: one line each, the rest on opening. */
export function StarCards({ groups }: StarCardsProps) {
  return groups.map((group) => (
    <section key={group.id} className="star-cards" aria-label={group.title}>
      <h3>{group.title}</h3>
      {group.says === null ? null : <p className="hint">{group.says}</p>}
      <ul>
        {group.rows.map((row) => (
          <Card key={row.node.id} row={row} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ row }: { readonly row: StarRow }) {
  const { words } = useNodePlace();
  const [isOpen, setOpen] = useState(false);
  const isSelected = useIsSelected(row);
  const id = useId();
  const { columns } = listText;
  return (
    <li className={isSelected ? 'selected' : undefined}>
      <div className="line">
        <NodeName row={row} isSelected={isSelected} />
        <Holder row={row} words={words} />
        <b className="week">
          <Week row={row} />
        </b>
        <Button
          kind="icon"
          aria-label={listText.more(row.node.name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} size={18} />
        </Button>
      </div>
      <Cost row={row} />
      {isOpen ? (
        <dl id={id}>
          <dt>{columns.kind}</dt>
          <dd>{row.kind}</dd>
          <dt>{columns.forces}</dt>
          <dd>
            <Forces row={row} />
          </dd>
          <dt>{columns.paths}</dt>
          <dd>
            <Paths row={row} />
          </dd>
        </dl>
      ) : null}
    </li>
  );
}
