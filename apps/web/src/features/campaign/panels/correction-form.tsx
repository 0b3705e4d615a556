'use client';
import { type Edit, keysOf } from '@sealed-orders/rules/kernel';
import type { EditText } from '@sealed-orders/text';
import { moreOf } from '@sealed-orders/text/more';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import type { CorrectionTarget } from '../door.ts';
import { CorrectionField } from './correction-field.tsx';
import { changesNothing, fieldWords, listedChanges } from './listed-changes.ts';
import type { Listed } from './listed-edit.ts';

const text = refereeText.correct;

type Values = Readonly<Record<string, unknown>>;

interface CorrectionFormProps {
  readonly edit: Edit;
  readonly add: (one: Listed) => void;
  /** The form is about this alone. */
  readonly only?: string;
  readonly cancel?: () => void;
}

/** One correction for the list, built from the game's own description of it. */
export function CorrectionForm({ edit, add, only, cancel }: CorrectionFormProps) {
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const [chosen, choose] = useState('');
  const [filled, fill] = useState<Values>({});
  const targets = useMemo(() => corrections.targets(edit.type), [corrections, edit.type]);
  const words = moreOf(head.system).edits[edit.type];
  const id = only ?? (chosen || (corrections.picked(edit.of) ?? ''));
  const target = targets.find((one) => one.id === id);
  const values = fittingValues(target, { ...target?.now, ...filled });
  const isWhole = keysOf(edit.fields).every((name) => values[name] !== undefined);
  const written = target === undefined ? null : { edit, words, target, values, seats: head.seats, corrections };
  const isIdle = written !== null && isWhole && changesNothing(written);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (target === undefined || !isWhole) return;
    if (written === null || isIdle) return;
    const says = text.item(words?.name ?? edit.type, target.name, listedChanges(written));
    add({ ruling: { type: edit.type, [edit.of]: id, ...values }, isAlone: edit.isAlone, says });
  };
  const pick = (next: string) => {
    choose(next);
    fill({});
  };
  if (targets.length === 0) return <p className="hint">{text.nothing}</p>;
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={send} noValidate>
      {only === undefined ? (
        <Choice
          label={words?.of ?? edit.of}
          value={target === undefined ? '' : id}
          options={[['', text.choose], ...targets.map((one) => [one.id, one.name] as const)]}
          onChange={pick}
        />
      ) : null}
      {target === undefined ? null : (
        <Fields
          key={id}
          {...{ edit, words, values, target, isNew: corrections.adds(edit.type) }}
          onChange={(to) => fill({ ...filled, ...to })}
        />
      )}
      {isIdle ? <p className="hint">{only === undefined ? text.unchanged : text.unchangedHere}</p> : null}
      <p className="hint">{words?.readers}</p>
      <div className="row flex-wrap justify-end">
        {cancel === undefined ? null : (
          <Button kind="quiet" onClick={cancel}>
            {text.cancel}
          </Button>
        )}
        <Button type="submit" disabled={target === undefined || !isWhole || isIdle}>
          {only === undefined ? text.add : text.next}
        </Button>
      </div>
    </form>
  );
}

/** The values, without those that are no longer among the choices. */
function fittingValues(target: CorrectionTarget | undefined, values: Values): Values {
  const choices = Object.entries(target?.choices?.(values) ?? {});
  const first = choices.map(([name, [one]]) => [name, one?.value] as const);
  const isChoice = ([name]: readonly [string, unknown]) =>
    choices.some(([field, all]) => field === name && all.some(({ value }) => value === values[name]));
  return { ...values, ...Object.fromEntries(first.filter((one) => !isChoice(one))) };
}

interface FieldsProps {
  readonly edit: Edit;
  readonly words: EditText | undefined;
  /** What is corrected, with its current values. */
  readonly target: CorrectionTarget;
  readonly values: Values;
  /** It is added, so that its values so far are only a proposal. */
  readonly isNew: boolean;
  readonly onChange: (to: Values) => void;
}

function Fields({ edit, words, target, values, isNew, onChange }: FieldsProps) {
  const choices = target.choices?.(values) ?? {};
  return Object.entries(edit.fields).map(([name, field]) => (
    <CorrectionField
      key={name}
      field={field}
      words={fieldWords(words, target, name)}
      now={isNew ? undefined : target.now[name]}
      value={values[name]}
      among={target.among?.[name]}
      choices={choices[name]}
      parts={target.parts?.(values) ?? []}
      onChange={(value) => onChange({ [name]: value, ...choices[name]?.find((one) => one.value === value)?.sets })}
    />
  ));
}
