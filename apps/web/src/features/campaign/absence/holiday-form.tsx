'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { MomentField } from '../../shell/moment-field.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';
import { dayWords, ownZone, today } from './days.ts';
import { useSeatAction } from './use-seat-action.ts';

const text = absenceText.holiday;

type Holiday = NonNullable<Head['seats'][number]['holiday']>;

/** A player's holiday: the one that is announced, or the form that announces one. */
export function HolidayPart({ holiday }: { readonly holiday: Holiday | null }) {
  const { head } = useCampaignPlace();
  if (head.holidayDays === 0) return null;
  return (
    <details className="fold">
      <summary>{text.title}</summary>
      <div className="grid gap-3 py-3 justify-items-start">
        {holiday === null ? <HolidayForm /> : <Announced holiday={holiday} />}
      </div>
    </details>
  );
}

function HolidayForm() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [firstDay, setFirst] = useState(today);
  const [lastDay, setLast] = useState(today);
  const announce = useMutation(trpc.absence.announceHoliday.mutationOptions(useSeatAction(head.id, text.done)));
  const send = (event: FormEvent) => {
    event.preventDefault();
    announce.mutate({ campaign: head.id, firstDay, lastDay, zone: ownZone() });
  };
  return (
    <form className="grid gap-3 justify-items-start" onSubmit={send} aria-label={text.title} noValidate>
      <p className="hint">{text.says(head.holidayDays, text.away[head.absence])}</p>
      <div className="grid gap-3 w-full">
        <MomentField
          kind="day"
          label={text.first}
          min={today()}
          value={firstDay}
          onChange={(day) => {
            setFirst(day);
            if (lastDay < day) setLast(day);
          }}
        />
        <MomentField kind="day" label={text.last} min={firstDay} value={lastDay} onChange={setLast} />
      </div>
      <button
        type="submit"
        className="btn small"
        disabled={announce.isPending || firstDay === '' || lastDay === '' || lastDay < firstDay}
      >
        {text.announce}
      </button>
    </form>
  );
}

function Announced({ holiday: { firstDay, lastDay, isNow } }: { readonly holiday: Holiday }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { onSuccess, onError } = useSeatAction(head.id, text.cancelled);
  const cancel = useMutation(
    trpc.absence.cancelHolidays.mutationOptions({ onSuccess: () => onSuccess({ ok: true }), onError }),
  );
  return (
    <>
      <p>{isNow ? text.now(dayWords(lastDay)) : text.next(dayWords(firstDay), dayWords(lastDay))}</p>
      <button
        type="button"
        className="btn small"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate({ campaign: head.id })}
      >
        {isNow ? text.back : text.cancel}
      </button>
    </>
  );
}
