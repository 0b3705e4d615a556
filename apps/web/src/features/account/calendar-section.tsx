'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LinkField } from '../kit/link-field.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';

const text = newsText.calendar;

/** The secret address of the reader's calendar: none yet, or one to subscribe to. */
export function CalendarSection() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const calendar = useQuery(trpc.news.calendar.queryOptions());
  const setting = useAction(trpc.news.setCalendar, {
    onDone: (made) => queries.setQueryData(trpc.news.calendar.queryKey(), made),
    shown: [trpc.news.calendar.queryKey()],
    inPlace: true,
  });
  const key = calendar.data?.key ?? null;
  const set = (isThere: boolean): void => void setting.run({ isThere });
  return (
    <section className="paper grid gap-4" aria-labelledby="calendar">
      <h2 id="calendar" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {calendar.isPending ? <MapLoading /> : null}
      {calendar.error ? <Problem error={calendar.error} retry={() => void calendar.refetch()} /> : null}
      {setting.problem !== null ? (
        <Notice kind="danger" live>
          {setting.problem}
        </Notice>
      ) : null}
      {calendar.data && key === null ? (
        <Button className="justify-self-start" disabled={setting.isRunning} onClick={() => set(true)}>
          {text.make}
        </Button>
      ) : null}
      {key === null ? null : <OwnCalendar calendarKey={key} isBusy={setting.isRunning} set={set} />}
    </section>
  );
}

interface OwnCalendarProps {
  readonly calendarKey: string;
  readonly isBusy: boolean;
  readonly set: (isThere: boolean) => void;
}

function OwnCalendar({ calendarKey, isBusy, set }: OwnCalendarProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <LinkField label={text.label} path={`/calendars/${calendarKey}.ics`} />
      <p className="hint">{text.secret}</p>
      <div className="row flex-wrap">
        <Button disabled={isBusy} onClick={() => setAsking(true)}>
          {text.renew}
        </Button>
        <Button disabled={isBusy} onClick={() => set(false)}>
          {text.remove}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={text.renewTitle}
          action={text.renew}
          onConfirm={() => set(true)}
          onClose={() => setAsking(false)}
        >
          <p>{text.renewSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
