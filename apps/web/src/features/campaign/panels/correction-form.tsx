'use client';
import type { Edit } from '@sealed-orders/rules/kernel';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { type FormEvent, useMemo, useState } from 'react';
import { Choice, Field } from '../../shell/field.tsx';
import { Notice } from '../../shell/notice.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { CorrectionField } from './correction-field.tsx';
import { useCorrecting } from './use-correcting.ts';

const text = refereeText.correct;

interface CorrectionFormProps {
  readonly edit: Edit;
  readonly close: () => void;
}

/** One kind of correction, made from the game's own description of it. */
export function CorrectionForm({ edit, close }: CorrectionFormProps) {
  const { door } = useCampaignPlace();
  const { corrections } = useRoom();
  const [id, setId] = useState('');
  const [written, write] = useState<Readonly<Record<string, unknown>>>({});
  const [reason, setReason] = useState('');
  const { correct, isBusy, problem } = useCorrecting(close);
  const targets = useMemo(() => corrections.targets(edit.type), [corrections, edit.type]);
  const words = door.text.edits[edit.type];
  const target = targets.find((one) => one.id === id);
  const values = { ...target?.now, ...written };
  const isReady = target !== undefined && reason.trim() !== '' && !isBusy;
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
      {target === undefined
        ? null
        : Object.entries(edit.fields).map(([name, field]) => (
            <CorrectionField
              key={`${id} ${name}`}
              field={field}
              words={words?.fields[name] ?? { name }}
              now={target.now[name]}
              value={values[name]}
              onChange={(value) => write({ ...written, [name]: value })}
            />
          ))}
      <Field
        name="reason"
        label={text.reason}
        hint={`${words?.readers ?? ''} ${text.reasonHint}`.trim()}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
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
    </form>
  );
}
