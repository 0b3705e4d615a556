'use client';
import { type Edit, keysOf, lookup } from '@sealed-orders/rules/kernel';
import type { EditText } from '@sealed-orders/text';
import { moreOf } from '@sealed-orders/text/more';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import type { CorrectionPart } from '../door.ts';
import { CorrectionField } from './correction-field.tsx';
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
  const [written, write] = useState<Values>({});
  const targets = useMemo(() => corrections.targets(edit.type), [corrections, edit.type]);
  const words = moreOf(head.system).edits[edit.type];
  const id = only ?? (chosen || (corrections.picked(edit.of) ?? ''));
  const target = targets.find((one) => one.id === id);
  const values = { ...target?.now, ...written };
  const isWhole = keysOf(edit.fields).every((name) => values[name] !== undefined);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (target === undefined || !isWhole) return;
    const says = text.item(words?.name ?? edit.type, target.name);
    add({ ruling: { type: edit.type, [edit.of]: id, ...values }, isAlone: edit.isAlone, says });
  };
  const pick = (next: string) => {
    choose(next);
    write({});
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
          {...{ edit, words, values }}
          now={target.now}
          parts={target.parts?.(values) ?? []}
          onChange={(to) => write({ ...written, ...to })}
        />
      )}
      <p className="hint">{words?.readers}</p>
      <div className="row flex-wrap justify-end">
        {cancel === undefined ? null : (
          <Button kind="quiet" onClick={cancel}>
            {text.cancel}
          </Button>
        )}
        <Button type="submit" disabled={target === undefined || !isWhole}>
          {only === undefined ? text.add : text.next}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly edit: Edit;
  readonly words: EditText | undefined;
  /** The current value, and the new one. */
  readonly now: Values;
  readonly values: Values;
  readonly parts: readonly CorrectionPart[];
  readonly onChange: (to: Values) => void;
}

function Fields({ edit, words, now, values, parts, onChange }: FieldsProps) {
  return Object.entries(edit.fields).map(([name, field]) => (
    <CorrectionField
      key={name}
      field={field}
      words={lookup(words?.fields ?? {}, name) ?? { name }}
      now={now[name]}
      value={values[name]}
      parts={parts}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}
