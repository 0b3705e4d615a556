'use client';
import { type Edit, keysOf, lookup } from '@sealed-orders/rules/kernel';
import type { EditText } from '@sealed-orders/text';
import { moreOf } from '@sealed-orders/text/more';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { type FormEvent, useMemo, useState } from 'react';
import { type ReasonField, useReason } from '../../deeds/use-reason.ts';
import { Button } from '../../kit/button.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { CorrectionField } from './correction-field.tsx';
import { useCorrecting } from './use-correcting.ts';

const text = refereeText.correct;

type Values = Readonly<Record<string, unknown>>;

interface CorrectionFormProps {
  readonly edit: Edit;
  readonly close: () => void;
}

/** One kind of correction, built from the game's own description of it. */
export function CorrectionForm({ edit, close }: CorrectionFormProps) {
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const [id, setId] = useState('');
  const [written, write] = useState<Values>({});
  const reason = useReason();
  const { correct, isBusy, problem } = useCorrecting(close);
  const targets = useMemo(() => corrections.targets(edit.type), [corrections, edit.type]);
  const words = moreOf(head.system).edits[edit.type];
  const target = targets.find((one) => one.id === id);
  const values = { ...target?.now, ...written };
  const isWhole = keysOf(edit.fields).every((name) => values[name] !== undefined);
  const isReady = target !== undefined && isWhole && !isBusy;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const why = isReady ? reason.take(event.currentTarget) : null;
    if (why !== null) correct({ type: edit.type, [edit.of]: id, ...values }, why);
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
      <Why reason={reason} readers={words?.readers ?? ''} />
      <Foot {...{ problem, isReady, isBusy, close }} />
    </form>
  );
}

interface WhyProps {
  readonly reason: ReasonField;
  /** Who is notified, in the words of the game. */
  readonly readers: string;
}

function Why({ reason, readers }: WhyProps) {
  const hint = `${readers} ${text.reasonHint}`.trim();
  return (
    <Field
      name="reason"
      label={text.reason}
      hint={hint}
      problem={reason.isMissed ? `${deskText.noReason} ${hint}` : null}
      maxLength={1000}
      value={reason.text}
      onChange={(event) => reason.write(event.target.value)}
    />
  );
}

interface FieldsProps {
  readonly edit: Edit;
  readonly words: EditText | undefined;
  /** The current value, and the new one. */
  readonly now: Values;
  readonly values: Values;
  readonly onChange: (to: Values) => void;
}

function Fields({ edit, words, now, values, onChange }: FieldsProps) {
  return Object.entries(edit.fields).map(([name, field]) => (
    <CorrectionField
      key={name}
      field={field}
      words={lookup(words?.fields ?? {}, name) ?? { name }}
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
        <Button kind="quiet" onClick={close}>
          {text.cancel}
        </Button>
        <Button type="submit" kind="main" disabled={!isReady}>
          {isBusy ? text.sending : text.action}
        </Button>
      </div>
    </>
  );
}
