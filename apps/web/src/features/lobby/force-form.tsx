'use client';
import type { ArmyEntry, ArmyTerms } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import type { ArmyText } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Outputs } from '../api/client.ts';
import { Advice } from '../armies/advice.tsx';
import type { Reviews } from '../armies/reviews.ts';
import { RosterReview } from '../armies/roster-review.tsx';
import { useDetachment, useReviewedLists } from '../armies/use-detachment.ts';
import { Button } from '../kit/button.tsx';
import { Choice, Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';

/** A planned force: its name, its choices, and its army lists. */
export interface PlannedLists {
  readonly key: number;
  readonly name: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly rosters: readonly string[];
}

interface ForceFormProps {
  readonly entry: ArmyEntry;
  /** What makes a legal force in this campaign. */
  readonly terms: ArmyTerms;
  readonly words: ArmyText;
  readonly plan: PlannedLists;
  readonly rosters: Outputs['rosters']['list'];
  readonly reviews: Reviews;
  readonly onChange: (plan: PlannedLists) => void;
  readonly onRemove: (() => void) | null;
}

/** One force: its name, the game's fields, and its lists. */
export function ForceForm({ entry, terms, words, plan, rosters, reviews, onChange, onRemove }: ForceFormProps) {
  const text = lobbyText.army;
  const tick = (id: string, isOn: boolean) =>
    onChange({ ...plan, rosters: isOn ? [...plan.rosters, id] : plan.rosters.filter((other) => other !== id) });
  return (
    <fieldset className="grid gap-3 border-t-2 border-ink pt-3">
      <legend className="visually-hidden">{plan.name}</legend>
      {onRemove ? (
        <div className="row -mb-3">
          <h3 className="grow">{plan.name}</h3>
          <Button kind="icon" aria-label={text.remove(plan.name)} onClick={onRemove}>
            <Icon of={X} size={17} />
          </Button>
        </div>
      ) : null}
      <div className="form-grid pair">
        <Field
          name="name"
          label={text.name}
          maxLength={80}
          value={plan.name}
          onChange={(event) => onChange({ ...plan, name: event.target.value })}
        />
        {entry.choices.map(({ id, values }) => (
          <Choice
            key={id}
            label={words.choices[id]?.name ?? id}
            value={lookup(plan.choices, id) ?? ''}
            options={values.map((value) => [value, words.choices[id]?.values[value] ?? value])}
            onChange={(value) => onChange({ ...plan, choices: { ...plan.choices, [id]: value } })}
          />
        ))}
      </div>
      <ul>
        {rosters.map((roster) => (
          <ListRow
            key={roster.id}
            roster={roster}
            reviews={reviews}
            isOn={plan.rosters.includes(roster.id)}
            onTick={(isOn) => tick(roster.id, isOn)}
          />
        ))}
      </ul>
      <Total plan={plan} reviews={reviews} terms={terms} words={words} />
    </fieldset>
  );
}

interface ListRowProps {
  readonly roster: Outputs['rosters']['list'][number];
  readonly reviews: Reviews;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

function ListRow({ roster, reviews, isOn, onTick }: ListRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b border-rule">
      <div className="row min-h-11">
        <label className="row grow">
          <input
            type="checkbox"
            className="check-box"
            checked={isOn}
            onChange={(event) => onTick(event.target.checked)}
          />
          <span>
            {roster.name} <span className="muted">{roster.fileName}</span>
          </span>
        </label>
        {isOn ? (
          <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {lobbyText.army.review}
          </Button>
        ) : null}
      </div>
      {isOn && isOpen ? <RosterReview roster={roster.id} reviews={reviews} /> : null}
    </li>
  );
}

/** The totals of the ticked lists, as the server calculates them, and what keeps them from being a legal force. */
function Total({ plan, reviews, terms, words }: Pick<ForceFormProps, 'plan' | 'reviews' | 'terms' | 'words'>) {
  const lists = useReviewedLists(plan.rosters, reviews);
  const isNamed = plan.name.trim() !== '';
  const { data } = useDetachment(lists && isNamed ? { name: plan.name, lists } : null);
  if (plan.rosters.length === 0) return <p className="hint">{lobbyText.army.noneTicked}</p>;
  return (
    <>
      <p className="font-semibold" role="status">
        {data?.ok ? lobbyText.army.points(data.value.points) : ''}
      </p>
      {data?.ok && terms.slots.length > 0 ? <Advice units={data.value.units} terms={terms} words={words} /> : null}
    </>
  );
}
