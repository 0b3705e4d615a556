'use client';
import { type NewDetachment, pointsOf } from '@sealed-orders/rules/sector-campaign';
import { KIND_NAMES } from '@sealed-orders/text/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { armyText } from '@sealed-orders/text/sector-campaign/setup';
import { Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { marksOf } from '../forces/marks.ts';
import { type ArmyDraft, type DraftLine, GROUPS, type Group, linesIn, withoutLine } from './army-draft.ts';
import type { ArmyDeskProps } from './use-army-draft.ts';

interface TableProps extends Pick<ArmyDeskProps, 'draft' | 'write'> {
  readonly change: (line: DraftLine) => void;
}

/** The army, by where its detachments begin. */
export function ArmyTable({ draft, write, change }: TableProps) {
  if (draft.lines.length === 0) return <p className="muted">{armyText.empty}</p>;
  return (
    <div className="army-table">
      {GROUPS.map((group) => (
        <GroupLines key={group} group={group} draft={draft}>
          {(line) => (
            <Line
              key={line.key}
              detachment={line.detachment}
              change={() => change(line)}
              remove={() => write(withoutLine(draft, line.key))}
            />
          )}
        </GroupLines>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly draft: ArmyDraft;
  readonly children: (line: DraftLine) => ReactNode;
}

function GroupLines({ group, draft, children }: GroupProps) {
  const lines = linesIn(draft, group);
  if (lines.length === 0) return null;
  return (
    <section aria-label={armyText.groups[group]}>
      <header>
        <h3>{armyText.groups[group]}</h3> <span className="muted">{armyText.groupSays[group]}</span>
      </header>
      <ul>{lines.map(children)}</ul>
    </section>
  );
}

interface LineProps {
  readonly detachment: NewDetachment;
  readonly change: () => void;
  readonly remove: () => void;
}

function Line({ detachment, change, remove }: LineProps) {
  const { name, kind, units } = detachment;
  return (
    <li>
      <span className="grow min-w-0">
        <b>{name}</b>
        <small>
          {KIND_NAMES[kind]}. {units.map((unit) => forcesText.several(unit.count, unit.name)).join(', ')}
        </small>
        <small className="marks">{marksOf(detachment).join(' · ')}</small>
      </span>
      <b className="num">{pointsOf(detachment)}</b>
      <Button kind="icon" aria-label={armyText.changeOne(name)} onClick={change}>
        <Icon of={Pencil} />
      </Button>
      <Button kind="icon" aria-label={armyText.removeOne(name)} onClick={remove}>
        <Icon of={X} />
      </Button>
    </li>
  );
}
