'use client';
import { UNIT_CATEGORIES } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Plus, X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import {
  isIncomplete,
  pointsIn,
  type RosterDraft,
  type RosterPart,
  type RosterRow,
  withChanged,
  withoutRow,
  withRow,
} from './roster-draft.ts';
import type { UnitDraft } from './unit-draft.ts';

const text = forcesText.first;

export interface DraftProps {
  readonly draft: RosterDraft;
  readonly write: (draft: RosterDraft | null) => void;
}

interface PartProps extends DraftProps {
  readonly part: RosterPart;
  readonly most: number;
}

/** The units of a part of the roster, and a button for one more. */
export function PartEntries({ part, most, draft, write }: PartProps) {
  const rows = draft.rows.filter((row) => row.part === part);
  const points = pointsIn(draft, part);
  return (
    <section className="entry-part" aria-label={text.parts[part]}>
      <header className="force-group">
        <h3>{text.parts[part]}</h3>
        <span className={points > most ? 'over' : 'muted'}>{text.sum(points, most)}</span>
      </header>
      <ul>
        {rows.map((row, i) => (
          <Entry
            key={row.key}
            row={row}
            label={row.name.trim() === '' ? text.row(i + 1) : row.name}
            write={(change) => write(withChanged(draft, row.key, change))}
            onRemove={() => write(withoutRow(draft, row.key))}
          />
        ))}
      </ul>
      <Button size="small" className="mx-4 my-3" onClick={() => write(withRow(draft, part))}>
        <Icon of={Plus} /> {text.addUnit}
      </Button>
    </section>
  );
}

interface EntryProps {
  readonly row: RosterRow;
  readonly label: string;
  readonly write: (change: Partial<UnitDraft>) => void;
  readonly onRemove: () => void;
}

/** One unit in two short lines: name and points, category and equipment. */
function Entry({ row, label, write, onRemove }: EntryProps) {
  const { view } = useNodePlace();
  const { unit } = forcesText;
  const field = (part: 'name' | 'points' | 'description', most: number) => ({
    'aria-label': text.fieldOf(unit[part], label),
    placeholder: unit[part],
    className: 'input small',
    value: row[part],
    maxLength: most,
    onChange: (event: { readonly target: { readonly value: string } }) => write({ [part]: event.target.value }),
  });
  return (
    <li className={isIncomplete(row) ? 'entry incomplete' : 'entry'}>
      <input {...field('name', 60)} autoComplete="off" />
      <input {...field('points', 5)} inputMode="numeric" />
      <Button kind="icon" size="small" aria-label={text.removeUnit(label)} onClick={onRemove}>
        <Icon of={X} />
      </Button>
      <select
        className="input small"
        aria-label={text.fieldOf(unit.category, label)}
        value={row.category}
        onChange={(event) =>
          write({ category: UNIT_CATEGORIES.find((one) => one === event.target.value) ?? row.category })
        }
      >
        {UNIT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {forcesText.categories[category]}
          </option>
        ))}
      </select>
      <input {...field('description', 500)} />
      {view.settings.errata.mindless === 'on' ? (
        <label className="row mindless">
          <input
            type="checkbox"
            className="check-box"
            checked={row.isMindless}
            onChange={(event) => write({ isMindless: event.target.checked })}
          />
          {unit.isMindless}
        </label>
      ) : null}
    </li>
  );
}
