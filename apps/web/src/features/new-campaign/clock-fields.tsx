'use client';
import { HOURLY_STEPS, type OrderClock, WEEKDAYS, type Weekday } from '@sealed-orders/rules/kernel';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Choice } from '../kit/field.tsx';
import { MomentField } from '../time/moment-field.tsx';
import { zoneHere } from '../time/zones.ts';
import type { SetupDoor } from './door.ts';
import { PhaseTimes } from './phase-times.tsx';
import { Segments } from './segments.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface ClockFieldsProps {
  readonly door: SetupDoor;
  readonly clock: OrderClock;
  /** The clock that the game proposes, with phases that have a time of their own; null: none. */
  readonly usual: OrderClock | null;
  readonly onChange: (clock: OrderClock) => void;
}

const MODES = ['duration', 'weekly', 'hourly', 'none'] as const;
const FRESH: Readonly<Record<(typeof MODES)[number], () => OrderClock>> = {
  none: () => ({ mode: 'none' }),
  duration: () => ({ mode: 'duration', seconds: 86_400 }),
  weekly: () => ({ mode: 'weekly', weekdays: ['sunday'], time: '21:00', zone: zoneHere() }),
  hourly: () => ({ mode: 'hourly', hours: 12, zone: zoneHere() }),
};

/** When a phase closes even if sheets are missing. */
export function ClockFields({ door, clock, usual, onChange }: ClockFieldsProps) {
  const text = newCampaignText;
  return (
    <section className="form-grid">
      <Segments
        label={text.clock}
        value={clock.mode}
        options={MODES.map((mode) => [mode, text.clocks[mode]])}
        onChange={(mode) => onChange(usual?.mode === mode ? usual : FRESH[mode]())}
      />
      {clock.mode === 'duration' ? (
        <Choice
          label={text.duration}
          value={String(clock.seconds)}
          options={Object.entries(text.durations)}
          onChange={(seconds) => onChange({ ...clock, seconds: Number(seconds) })}
        />
      ) : null}
      {clock.mode === 'duration' ? <PhaseTimes door={door} clock={clock} onChange={onChange} /> : null}
      {clock.mode === 'weekly' ? <WeeklyFields clock={clock} onChange={onChange} /> : null}
      {clock.mode === 'hourly' ? <HourlyFields clock={clock} onChange={onChange} /> : null}
      <p className="hint mt-0!">{text.clockHints[clock.mode]}</p>
    </section>
  );
}

interface WeeklyFieldsProps {
  readonly clock: Extract<OrderClock, { readonly mode: 'weekly' }>;
  readonly onChange: (clock: OrderClock) => void;
}

function WeeklyFields({ clock, onChange }: WeeklyFieldsProps) {
  const text = newCampaignText;
  const toggle = (day: Weekday) => {
    const weekdays = WEEKDAYS.filter((other) => (other === day) !== clock.weekdays.includes(other));
    if (weekdays.length > 0) onChange({ ...clock, weekdays });
  };
  return (
    <>
      <fieldset className="field">
        <legend className="name">{text.weekdays}</legend>
        <div className="segments">
          {WEEKDAYS.map((day) => (
            <label key={day}>
              <input type="checkbox" checked={clock.weekdays.includes(day)} onChange={() => toggle(day)} />
              {text.weekdayNames[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="form-grid pair">
        <MomentField
          kind="time"
          label={text.time}
          value={clock.time}
          onChange={(time) => onChange({ ...clock, time: time || clock.time })}
        />
        <ZoneChoice label={text.zone} zone={clock.zone} onChange={(zone) => onChange({ ...clock, zone })} />
      </div>
    </>
  );
}

interface HourlyFieldsProps {
  readonly clock: Extract<OrderClock, { readonly mode: 'hourly' }>;
  readonly onChange: (clock: OrderClock) => void;
}

function HourlyFields({ clock, onChange }: HourlyFieldsProps) {
  const text = newCampaignText;
  const pick = (chosen: string) => {
    const hours = HOURLY_STEPS.find((step) => String(step) === chosen);
    if (hours !== undefined) onChange({ ...clock, hours });
  };
  return (
    <div className="form-grid pair">
      <Choice
        label={text.hours}
        value={String(clock.hours)}
        options={HOURLY_STEPS.map((step) => [String(step), text.everyHours(step)])}
        onChange={pick}
      />
      <ZoneChoice label={text.zone} zone={clock.zone} onChange={(zone) => onChange({ ...clock, zone })} />
    </div>
  );
}
