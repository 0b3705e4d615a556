'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import type { ReasonField } from '../../deeds/use-reason.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useHasSheets } from '../campaign-context.ts';
import { Would } from './difference.tsx';
import type { Listed } from './listed-edit.ts';
import { useCorrecting, useDifference } from './use-correcting.ts';

const text = refereeText.correct;

interface RulingFormProps {
  readonly list: readonly Listed[];
  /** Kept outside, so that it outlasts a change of the list. */
  readonly reason: ReasonField;
  readonly change: (list: readonly Listed[]) => void;
  readonly close: () => void;
}

/** The list of corrections, the reason for all of them, what they would do, and the ruling. */
export function RulingForm({ list, reason, change, close }: RulingFormProps) {
  const { correct, isBusy, problem } = useCorrecting(list, close);
  const difference = useDifference(list);
  const { reasonHint } = useHasSheets() ? text : refereeText.onArrival;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const why = isBusy ? null : reason.take(event.currentTarget);
    if (why !== null) correct(why);
  };
  const trouble = problem ?? difference.problem;
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={send} noValidate>
      <h4>{text.list}</h4>
      <ol className="grid grid-cols-1 gap-1">
        {list.map((one) => (
          <li key={JSON.stringify(one.ruling)} className="row">
            <span className="grow min-w-0">{one.says}</span>
            <Button
              kind="quiet"
              size="small"
              aria-label={text.remove(one.says)}
              onClick={() => change(list.filter((other) => other !== one))}
            >
              <Icon of={X} />
            </Button>
          </li>
        ))}
      </ol>
      <Field
        name="reason"
        label={text.reason}
        hint={reasonHint}
        problem={reason.isMissed ? `${deskText.noReason} ${reasonHint}` : null}
        maxLength={1000}
        value={reason.text}
        onChange={(event) => reason.write(event.target.value)}
      />
      <Would sentences={difference.sentences} />
      {trouble === null ? null : (
        <Notice kind="danger" live>
          {trouble}
        </Notice>
      )}
      <div className="row flex-wrap justify-end">
        <Button kind="quiet" onClick={close}>
          {text.cancel}
        </Button>
        <Button onClick={difference.compare} disabled={difference.isBusy}>
          {difference.isBusy ? text.comparing : text.difference}
        </Button>
        <Button type="submit" kind="main" disabled={isBusy}>
          {isBusy ? text.sending : text.action}
        </Button>
      </div>
    </form>
  );
}
