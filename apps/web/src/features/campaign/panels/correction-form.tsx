'use client';
import { type Edit, keysOf } from '@sealed-orders/rules/kernel';
import type { EditText } from '@sealed-orders/text';
import { moreOf } from '@sealed-orders/text/more';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { type FormEvent, useMemo, useState } from 'react';
import { Choice, Field } from '../../shell/field.tsx';
import { Notice } from '../../shell/notice.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { CorrectionField } from './correction-field.tsx';
import { useCorrecting } from './use-correcting.ts';

const text = refereeText.correct;

type Values = Readonly<Record<string, unknown>>;

interface CorrectionFormProps {
  readonly edit: Edit;
  readonly close: () => void;
}

/** One kind of correction, made from the game's own description of it. */
export function CorrectionForm({ edit, close }: CorrectionFormProps) {
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const [id, setId] = useState('');
  const [written, write] = useState<Values>({});
  const [reason, setReason] = useState('');
  const { correct, isBusy, problem } = useCorrecting(close);
  const targets = useMemo(() => corrections.targets(edit.type), [corrections, edit.type]);
  const words = moreOf(head.system).edits[edit.type];
  const target = targets.find((one) => one.id === id);
  const values = { ...target?.now, ...written };
  const isWhole = keysOf(edit.fields).every((name) => values[name] !== undefined);
  const isReady = target !== undefined && isWhole && reason.trim() !== '' && !isBusy;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) correct({ type: edit.type, [edit.of]: id, ...values }, reason.trim());
  };
  const pick = (next: string) => {
    setId(next);
    write({});
  };
  if (targets.length === 0) return <p className="hint">{text.nothing}</p>;
  return (
    <form className="grid gap-3" onSubmit={send} noValidate>
      <Choice
        label={words?.of ?? edit.of}
        value={id}
        options={[['', text.choose], ...targets.map((one) => [one.id, one.name] as const)]}
        onChange={pick}
      />
      {target === undefined ? null : (
        <Fields
          key={id}
          {...{ edit, words, values }}
          now={target.now}
          onChange={(to) => write({ ...written, ...to })}
        />
      )}
      <Field
        name="reason"
        label={text.reason}
        hint={`${words?.readers ?? ''} ${text.reasonHint}`.trim()}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Foot {...{ problem, isReady, isBusy, close }} />
    </form>
  );
}

interface FieldsProps {
  readonly edit: Edit;
  readonly words: EditText | undefined;
  /** What stands there now, and what it is to be. */
  readonly now: Values;
  readonly values: Values;
  readonly onChange: (to: Values) => void;
}

function Fields({ edit, words, now, values, onChange }: FieldsProps) {
  return Object.entries(edit.fields).map(([name, field]) => (
    <CorrectionField
      key={name}
      field={field}
      words={words?.fields[name] ?? { name }}
      now={now[name]}
      value={values[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}

interface FootProps {
  readonly problem: string | null;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly close: () => void;
}

function Foot({ problem, isReady, isBusy, close }: FootProps) {
  return (
    <>
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <div className="row justify-end">
        <button type="button" className="btn quiet" onClick={close}>
          {text.cancel}
        </button>
        <button type="submit" className="btn ink" disabled={!isReady}>
          {isBusy ? text.sending : text.action}
        </button>
      </div>
    </>
  );
}
