'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type ForceId,
  type NewUnit,
  type Option,
  rosterPoints,
  UNIT_CATEGORIES,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { UNIT_CATEGORY_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Part } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { Refused } from './parts.tsx';
import { sumWithin } from './report-draft.ts';
import { useBattleOptions } from './use-battle-options.ts';
import { useSending } from './use-sending.ts';

const text = battleText.picking;

type ListOption = Extract<Option, { readonly type: 'list' }>;

/** Lists for battleforces without a roster, and for the defences of a Rok. */
export function ListEntry({ battle }: { readonly battle: Battle }) {
  const options = useBattleOptions();
  const lists = optionsOf(options, 'list').filter((option) => option.battle === battle.id);
  return lists.map((option) => <OneList key={option.force ?? 'rok'} battle={battle} option={option} />);
}

interface Line {
  readonly key: number;
  readonly unit: NewUnit;
}

const EMPTY: NewUnit = { name: '', category: 'troops', description: '', points: 0, isMindless: false };

function OneList({ battle, option: { force, most } }: { readonly battle: Battle; readonly option: ListOption }) {
  const { head, view, words } = useNodePlace();
  const { send, isBusy, refusal } = useSending();
  const talk = lookup(view.talks, battle.id);
  const waits = talk?.lists.some((list) => list.force === force && !list.isApproved) === true;
  const sent = sentUnits(view, battle, force);
  const [lines, setLines] = useState<readonly Line[]>(() => sent.map((unit, key) => ({ key, unit })));
  const units = lines.map(({ unit }) => unit);
  const order = { type: 'list', battle: battle.id, force, units } as const;
  const isNamed = units.every(({ name }) => name.trim() !== '');
  const refused = units.length === 0 && force !== null ? null : refusal(order);
  const { left, over } = sumWithin(rosterPoints(units), most);
  const change = (key: number, unit: NewUnit) =>
    setLines(lines.map((line) => (line.key === key ? { key, unit } : line)));
  const isSent = sent.length > 0 && JSON.stringify(units) === JSON.stringify(sent);
  const needs = head.referees.length === 0 ? text.listNobody : waits ? text.listWaits : text.listSays;
  const says = view.settings.listApproval ? needs : text.listCounts;
  const title = force === null ? text.rok(most) : `${text.enterList}: ${words.force(force)?.text ?? ''}`;
  return (
    <Part title={title} rule={force === null ? 'NODE-MSN-09' : 'NODE-BF-15'}>
      <p className="hint">{force === null ? text.rokSays : says}</p>
      <ul className="nb-list-units">
        {lines.map(({ key, unit }) => (
          <li key={key}>
            <UnitLine unit={unit} most={most} write={(next) => change(key, next)} />
            <Button
              kind="icon"
              aria-label={text.removeUnit(unit.name)}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            >
              <Icon of={X} />
            </Button>
          </li>
        ))}
      </ul>
      <p className={over > 0 ? 'hint bad' : 'hint'}>{over > 0 ? text.over(over) : text.left(left)}</p>
      <Refused refusal={refused} />
      <div className="row flex-wrap">
        <Button size="small" onClick={() => setLines([...lines, { key: (lines.at(-1)?.key ?? 0) + 1, unit: EMPTY }])}>
          <Icon of={Plus} /> {text.addUnit}
        </Button>
        <Button
          kind="main"
          size="small"
          disabled={isBusy || isSent || !isNamed || refused !== null || (force !== null && units.length === 0)}
          onClick={() => send(order)}
        >
          {isSent ? text.listSent : text.sendList}
        </Button>
      </div>
    </Part>
  );
}

/** What the reader has sent: the list of a battleforce, or the defences of a Rok. */
function sentUnits({ forces, talks }: View, { id }: Battle, force: ForceId | null): readonly NewUnit[] {
  const talk = lookup(talks, id);
  if (force === null) return talk?.defences ?? [];
  const isListed = talk?.lists.some((list) => list.force === force) === true;
  return isListed ? (lookup(forces, force)?.units ?? []).map(asNew) : [];
}

const asNew = ({ name, category, description, points, isMindless }: NewUnit): NewUnit => ({
  ...{ name, category, description, points, isMindless },
});

interface UnitLineProps {
  readonly unit: NewUnit;
  readonly most: number;
  readonly write: (unit: NewUnit) => void;
}

function UnitLine({ unit, most, write }: UnitLineProps) {
  const id = useId();
  return (
    <>
      <Field
        name="unit"
        label={text.unitName}
        maxLength={60}
        value={unit.name}
        onChange={(event) => write({ ...unit, name: event.target.value })}
      />
      <Choice
        label={text.unitCategory}
        value={unit.category}
        options={UNIT_CATEGORIES.map((category) => [category, UNIT_CATEGORY_NAMES[category]] as const)}
        onChange={(category) => write({ ...unit, category })}
      />
      <div className="field">
        <label className="name" htmlFor={id}>
          {text.unitPoints}
        </label>
        <NumberInput
          id={id}
          className="input"
          min={0}
          max={most}
          value={unit.points}
          onChange={(points) => write({ ...unit, points })}
        />
      </div>
    </>
  );
}
