'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Force, type NewUnit, nodeCampaign, UNIT_CATEGORIES } from '@sealed-orders/rules/node-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Plus, X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import type { RosterOption } from './forms.ts';
import { useKeptDraft } from './kept-draft.ts';
import {
  isIncomplete,
  isSaved,
  PARTS,
  pointsIn,
  type RosterDraft,
  type RosterPart,
  type RosterRow,
  rosterOrder,
  savedDraft,
  withChanged,
  withoutRow,
  withRow,
  withUnits,
} from './roster-draft.ts';
import { RosterSources } from './roster-sources.tsx';
import type { UnitDraft } from './unit-draft.ts';
import { useForceOrder } from './use-force-order.ts';

const text = forcesText.first;

interface FirstRosterProps {
  readonly force: Force;
  readonly option: RosterOption;
}

interface DraftProps {
  readonly draft: RosterDraft;
  readonly write: (draft: RosterDraft | null) => void;
}

/** Enters the first roster of a battleforce, which costs nothing. */
export function FirstRoster({ force, option }: FirstRosterProps) {
  const { head, view } = useNodePlace();
  const [draft, write] = useKeptDraft<RosterDraft>([head.id, force.id, 'roster'], savedDraft(force));
  const until = lookup(view.timers, `roster:${force.id}`);
  const take = (part: RosterPart, units: readonly NewUnit[]) => write(withUnits(draft, part, units));
  return (
    <>
      <header className="force-side-head">
        <div className="grow">
          <small>{text.orderFor(force.name)}</small>
          <h2>{text.title}</h2>
        </div>
      </header>
      <div className="force-side-scroll">
        <p className="hint px-4 pt-3">
          {until === undefined ? text.lastSave : text.freeUntil(dayAndTime(new Date(until)))}{' '}
          <RuleChip rule="NODE-BF-06" />
        </p>
        {PARTS.map((part) => (
          <Part
            key={part}
            part={part}
            most={part === 'units' ? option.most : option.mostKillTeam}
            {...{ draft, write }}
          />
        ))}
        <RosterSources onTake={take} />
      </div>
      <Foot force={force} option={option} draft={draft} write={write} />
    </>
  );
}

interface PartProps extends DraftProps {
  readonly part: RosterPart;
  readonly most: number;
}

function Part({ part, most, draft, write }: PartProps) {
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

/** The sums, what is wrong, and the button that saves. */
function Foot({ force, option, draft, write }: FirstRosterProps & DraftProps) {
  const { now } = useNodePlace();
  const { send, isBusy } = useForceOrder();
  const order = rosterOrder(force.id, draft);
  const incomplete = draft.rows.filter(isIncomplete).length;
  const over = pointsIn(draft, 'units') - option.most;
  const [refusal] = now.you === null ? [] : nodeCampaign.checkOrder(now, now.you, order);
  const isSame = isSaved(force, draft);
  return (
    <footer className="force-side-foot">
      {incomplete > 0 ? <Notice kind="warn">{text.incomplete(incomplete)}</Notice> : null}
      {refusal === undefined ? null : (
        <Notice kind="danger" live>
          {refusalSentence(refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
        </Notice>
      )}
      <p className="sum" role="status">
        <span>{text.sum(pointsIn(draft, 'units'), option.most)}</span>
        <b className={over > 0 ? 'over' : ''}>{over > 0 ? text.tooLarge(over) : text.left(-over)}</b>
      </p>
      <Button
        kind="main"
        className="force-give"
        disabled={incomplete > 0 || refusal !== undefined || isSame || isBusy}
        onClick={() => send(order, { done: text.saved, failed: forcesText.notSaved, onDone: () => write(null) })}
      >
        <b>{text.save}</b>
        <small>{isSame ? text.unchanged : text.saveSays}</small>
      </Button>
      {isSame ? null : (
        <Button kind="quiet" size="small" onClick={() => write(null)}>
          {text.discard}
        </Button>
      )}
    </footer>
  );
}
