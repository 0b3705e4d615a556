'use client';
import { keysOf } from '@sealed-orders/rules/kernel';
import { moreOf } from '@sealed-orders/text/more';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useState } from 'react';
import { useReason } from '../../deeds/use-reason.ts';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { CorrectionForm } from './correction-form.tsx';
import type { Listed } from './listed-edit.ts';
import { RulingForm } from './ruling-form.tsx';

const text = refereeText.correct;

interface EditFormProps {
  readonly type: string;
  /** What is corrected: a value of the edit's field `of`. */
  readonly of: string;
  readonly close: () => void;
}

/** One correction of one thing, where that thing is shown: the same form, difference and reason as on the desk. */
export function EditForm({ type, of, close }: EditFormProps) {
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const [written, write] = useState<Listed | null>(null);
  const reason = useReason();
  const edit = corrections.edits.find((one) => one.type === type);
  const target = corrections.targets(type).find(({ id }) => id === of);
  if (corrections.edits.length === 0)
    return (
      <p className="muted" aria-busy>
        {text.loading}
      </p>
    );
  if (edit === undefined || target === undefined) return <p className="hint">{text.nothing}</p>;
  const words = moreOf(head.system).edits[type];
  const isBare = keysOf(edit.fields).length === 0;
  const says = text.item(words?.name ?? type, target.name);
  const listed: Listed | null = isBare ? { ruling: { type, [edit.of]: of }, isAlone: edit.isAlone, says } : written;
  return (
    <div className="grid grid-cols-1 gap-3">
      {isBare ? <p className="hint">{words?.readers}</p> : null}
      {listed === null ? (
        <CorrectionForm edit={edit} only={of} add={write} cancel={close} />
      ) : (
        <RulingForm list={[listed]} {...{ reason, close }} change={isBare ? close : () => write(null)} />
      )}
    </div>
  );
}
