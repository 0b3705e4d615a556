import { type Field, partOf, WEEKDAYS } from '@sealed-orders/rules/kernel';
import { newCampaignText, zoneWords } from '@sealed-orders/text/pages/new-campaign';
import { useState } from 'react';
import { MomentField } from '../time/moment-field.tsx';
import { zonesWith } from '../time/zones.ts';
import { Amount, called, type Limits, named, Select, type ValueProps } from './setting-controls.tsx';
import { Numbers, Pair, Parts } from './setting-parts.tsx';

interface SettingInputProps extends ValueProps {
  readonly field: Field;
}

/** A setting's value, in a field of its kind. */
export function SettingInput({ field, ...props }: SettingInputProps) {
  const { id, words, value, onChange } = props;
  switch (field.kind) {
    case 'switch':
      return <Toggle {...props} />;
    case 'choice':
      return <Select name={{ id }} options={named(field.values, words)} value={String(value)} onChange={onChange} />;
    case 'number':
      return <Amount name={{ id }} limits={field} value={Number(value)} onChange={onChange} />;
    case 'pair':
      return (
        <Pair names={[{ id }, called(newCampaignText.rows(words.name))]} limits={field} {...{ value, onChange }} />
      );
    case 'ranges':
    case 'choices':
      return <Parts {...props} field={field} />;
    case 'numbers':
      return <Numbers {...props} field={field} />;
    case 'limit':
      return <Limit {...props} limits={field} />;
    case 'date':
      return <Day {...props} />;
    case 'weekly':
      return <WeeklyTime {...props} />;
    case 'zone':
      return <Zone {...props} />;
    case 'text':
      return <Line {...props} longest={field.longest} />;
    case 'seat':
    case 'place':
    case 'counts':
      throw new Error(`${words.name}: no setting is about seats, places or parts`);
  }
}

function Toggle({ id, value, onChange }: ValueProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className="toggle justify-self-end"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function Line({ id, longest, value, onChange }: ValueProps & { readonly longest: number }) {
  return (
    <input
      id={id}
      className="input small"
      maxLength={longest}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A number, or no limit; a limit that is set again begins with the last number. */
function Limit({ id, limits, words, value, onChange }: ValueProps & { readonly limits: Limits }) {
  const [last, setLast] = useState(value === null ? limits.least : Number(value));
  const change = (next: number) => {
    setLast(next);
    onChange(next);
  };
  const says = words.values?.none ?? newCampaignText.noLimit;
  const isNone = value === null;
  return (
    <span className="row justify-end">
      {isNone ? null : <Amount name={{ id }} limits={limits} value={Number(value)} onChange={change} />}
      <label className="row min-h-11 text-sm whitespace-nowrap">
        <input
          {...(isNone ? { id } : {})}
          type="checkbox"
          className="check-box"
          aria-label={newCampaignText.partOf(words.name, says)}
          checked={isNone}
          onChange={(event) => onChange(event.target.checked ? null : last)}
        />
        {says}
      </label>
    </span>
  );
}

/** Any day, also one in the past. */
const FIRST_DAY = '0001-01-01';

function Day({ words, value, onChange }: ValueProps) {
  return (
    <MomentField
      kind="day"
      quiet
      label={words.name}
      min={FIRST_DAY}
      value={String(value)}
      onChange={(day) => onChange(day || value)}
    />
  );
}

/** A weekday and a time of day. */
function WeeklyTime({ id, words, value, onChange }: ValueProps) {
  const weekday = String(partOf(value, 'weekday') ?? 'monday');
  const time = String(partOf(value, 'time') ?? '00:00');
  return (
    <span className="row">
      <Select
        name={{ id }}
        options={WEEKDAYS.map((day) => [day, newCampaignText.weekdaysInFull[day]])}
        value={weekday}
        onChange={(next) => onChange({ weekday: next, time })}
      />
      <MomentField
        kind="time"
        quiet
        label={newCampaignText.timeOf(words.name)}
        value={time}
        onChange={(next) => onChange({ weekday, time: next || time })}
      />
    </span>
  );
}

/** One of the time zones that the browser knows. */
function Zone({ id, value, onChange }: ValueProps) {
  const zone = String(value);
  return (
    <Select
      name={{ id }}
      options={zonesWith(zone).map((one) => [one, zoneWords(one)])}
      value={zone}
      onChange={onChange}
    />
  );
}
