'use client';
import type { ArmyTerms as Terms } from '@sealed-orders/rules/kernel';
import type { ArmyText } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { type FormEvent, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { Advice } from './advice.tsx';
import { ArmyTerms } from './army-terms.tsx';
import { PastedList } from './pasted-list.tsx';
import { type TypedUnit, TypedUnitForm } from './typed-unit-form.tsx';
import { TypedUnitList } from './typed-unit-list.tsx';
import type { Reviewable } from './use-upload.ts';

/** A list being typed in; without an id it is new. */
export interface TypedDraft {
  readonly id: string | null;
  readonly name: string;
  readonly units: readonly TypedUnit[];
}

interface TypedArmyProps {
  readonly draft: TypedDraft;
  /** What the rules require of an army, and the game's words for it; null if not known. */
  readonly asked: { readonly terms: Terms; readonly words: ArmyText } | null;
  readonly onSaved: (roster: Reviewable) => void;
  readonly onClose: () => void;
}

/** An army typed in, unit by unit: saved as a list like those from files. */
export function TypedArmy({ draft, asked, onSaved, onClose }: TypedArmyProps) {
  const text = armiesText.typed;
  const [name, setName] = useState(draft.name);
  const [units, setUnits] = useState(draft.units);
  const [edited, setEdited] = useState<number | null>(null);
  const { save, problem, isBusy } = useSaving(onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ roster: draft.id, name: name.trim(), units: [...units] });
  };
  const take = (unit: TypedUnit) => {
    setUnits(edited === null ? [...units, unit] : units.map((old, i) => (i === edited ? unit : old)));
    setEdited(null);
  };
  return (
    <section className="paper grid gap-4" aria-labelledby="typed">
      <h2 id="typed" className="section-title">
        {draft.id === null ? text.title : text.edit(draft.name)}
      </h2>
      <PastedList onRead={(read) => setUnits([...units, ...read])} />
      <TypedUnitForm
        key={edited ?? `new ${units.length}`}
        unit={edited === null ? null : (units[edited] ?? null)}
        isNext={units.length > 0}
        onTake={take}
      />
      <TypedUnitList
        units={units}
        onEdit={setEdited}
        onRemove={(at) => {
          setEdited(null);
          setUnits(units.filter((_, i) => i !== at));
        }}
      />
      {asked === null || units.length === 0 ? null : <Advice units={units} terms={asked.terms} words={asked.words} />}
      <form className="form-grid" onSubmit={submit}>
        <Field
          name="army"
          label={text.name}
          hint={units.length > 0 && name.trim() === '' ? text.nameFirst : undefined}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem === null ? null : (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        <div className="row flex-wrap">
          <Button onClick={onClose}>{text.close}</Button>
          <span className="grow" />
          <Button type="submit" kind="main" disabled={isBusy || units.length === 0 || name.trim() === ''}>
            {text.save}
          </Button>
        </div>
      </form>
      {asked === null ? null : <ArmyTerms terms={asked.terms} words={asked.words} />}
    </section>
  );
}

function useSaving(onSaved: (roster: Reviewable) => void) {
  const trpc = useTRPC();
  const { run, problem, isRunning } = useAction(trpc.rosters.saveTyped, {
    done: ({ value }) => armiesText.typed.saved(value.name),
    onDone: ({ value }) => onSaved(value),
    why: () => armiesText.tooMany,
    failed: { 'not-found': armiesText.typed.failed, 'not-understood': armiesText.typed.failed },
    again: [trpc.rosters.list.queryKey()],
    inPlace: true,
  });
  return { save: run, problem, isBusy: isRunning };
}
