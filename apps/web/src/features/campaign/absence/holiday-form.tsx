'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { Button } from '../../kit/button.tsx';
import { MomentField } from '../../time/moment-field.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { dayWords, ownZone, today } from './days.ts';
import { seatChange } from './seat-change.ts';

const text = absenceText.holiday;

type Holiday = NonNullable<Head['seats'][number]['holiday']>;

/** A player's holiday: the announced one, or the form that announces one. */
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
  const days = head.holidayDays;
  const says = useHasSheets() ? text.says(days, text.away[head.absence]) : absenceText.onArrival.holiday(days);
  const [firstDay, setFirst] = useState(today);
  const [lastDay, setLast] = useState(today);
  const announce = useAction(trpc.absence.announceHoliday, { ...seatChange(trpc, head.id), done: text.done });
  const send = (event: FormEvent) => {
    event.preventDefault();
    announce.run({ campaign: head.id, firstDay, lastDay, zone: ownZone() });
  };
  return (
    <form className="grid gap-3 justify-items-start" onSubmit={send} aria-label={text.title} noValidate>
      <p className="hint">{says}</p>
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
      <Button
        type="submit"
        size="small"
        disabled={announce.isRunning || firstDay === '' || lastDay === '' || lastDay < firstDay}
      >
        {text.announce}
      </Button>
    </form>
  );
}

function Announced({ holiday: { firstDay, lastDay, isNow } }: { readonly holiday: Holiday }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const cancel = useAction(trpc.absence.cancelHolidays, { ...seatChange(trpc, head.id), done: text.cancelled });
  return (
    <>
      <p>{isNow ? text.now(dayWords(lastDay)) : text.next(dayWords(firstDay), dayWords(lastDay))}</p>
      <Button size="small" disabled={cancel.isRunning} onClick={() => cancel.run({ campaign: head.id })}>
        {isNow ? text.back : text.cancel}
      </Button>
    </>
  );
}
