'use client';
import { clockTime } from '@sealed-orders/text';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';
import { Icon } from '../../kit/icon.tsx';
import { dateIn } from '../../time/midnight.ts';
import { useNodeStep } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { StripClock } from './strip-clock.tsx';
import { useWarTime } from './war-time.ts';
import { daysTold, type Week, type WeekDay, weekOf } from './week.ts';

const words = mapText.week;

/** The week of the step that is shown. */
function useWeek(): Week {
  const { view, seen, steps, n } = useNodeStep();
  const { clock, settings } = view;
  return useMemo(() => {
    const today = clock.date ?? dateIn(Date.parse(clock.since), settings.timeZone);
    const told = daysTold(stepsUpTo(steps, n), settings.timeZone, Date.parse(seen.at));
    return weekOf({ today, day: clock.day, endDays: settings.endDays, told });
  }, [clock, settings, seen.at, steps, n]);
}

/** The seven days, today as a paper tab. */
export function WeekStrip() {
  const { number, days } = useWeek();
  return (
    <section className="phases week on-lacquer" aria-label={words.label}>
      <p className="week-number">{words.week(number)}</p>
      <ol>
        {days.map((day) => (
          <Day key={day.date} {...day} />
        ))}
      </ol>
      <div className="clock">
        <StripClock />
      </div>
    </section>
  );
}

function Day({ date, day, state, isCounted }: WeekDay) {
  const isToday = state === 'today';
  return (
    <li className={isToday ? 'now' : state} aria-current={isToday ? 'date' : undefined}>
      <b>
        {isCounted ? <Icon of={Trophy} size={14} /> : null}
        {words.date(date)}
      </b>
      <span className="label">
        {isToday ? <Today /> : null}
        {!isToday && day !== null && !isCounted ? words.day(day, null) : null}
        {!isToday && isCounted ? words.counted : null}
      </span>
    </li>
  );
}

/** `18:19, day 17 of 56`; the time only while the clock runs. */
function Today() {
  const { view, head, isLast } = useNodeStep();
  const { clock, settings } = view;
  const now = useWarTime();
  const day = words.day(clock.day, settings.endDays);
  return isLast && head.status === 'running' && now > 0
    ? `${clockTime(new Date(now), settings.timeZone)}, ${day}`
    : day;
}

/** The same on a phone: one line, and a segment for each day. */
export function PhoneWeek() {
  const place = useNodeStep();
  const { days } = useWeek();
  const today = days.find(({ state }) => state === 'today');
  const points = place.isNow ? ownPoints(place) : null;
  return (
    <section className="phone-phase on-lacquer" aria-label={words.label}>
      <div className="line-1">
        <span>
          {today === undefined ? '' : `${words.weekday(today.date)}, `}
          {words.day(place.view.clock.day, null)}
        </span>
        {points === null ? null : <b>{words.points(points)}</b>}
        <StripClock isShort />
      </div>
      <div className="nine seven" aria-hidden>
        {days.map(({ date, state }) => (
          <i key={date} className={state === 'past' ? 'done' : state === 'today' ? 'now' : ''} />
        ))}
      </div>
    </section>
  );
}
