'use client';
import { parseDate, parseDateTime, parseTime, toCalendarDate } from '@internationalized/date';
import { momentText } from '@sealed-orders/text/pages/fields';
import { useReducer, useRef, useState } from 'react';
import { DateField, DateInput, DateSegment, Label, Text } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeField } from 'react-aria-components/TimeField';
import { DaySheet, DaySheetButton } from './day-sheet.tsx';

export interface Moment {
  readonly kind: 'day' | 'time' | 'day-and-time';
  readonly label: string;
  /** The label is for screen readers only. */
  readonly quiet?: boolean;
  readonly hint?: string;
  readonly value: string;
  /** The first day that may be chosen; only if there are days. */
  readonly min?: string;
  readonly onChange: (value: string) => void;
}

/** The parts of a day or a time, each a number to type or to step through, and a month to pick the day from. */
export function MomentInput(moment: Moment) {
  // Days are formatted as everywhere on the site, whatever the browser's language.
  return (
    <I18nProvider locale="en-GB">
      {moment.kind === 'time' ? <TimeInput {...moment} /> : <DayInput {...moment} />}
    </I18nProvider>
  );
}

function TimeInput({ label, quiet, hint, value, onChange }: Moment) {
  const redraw = useRedrawing();
  return (
    <TimeField
      className="field moment"
      hourCycle={24}
      shouldForceLeadingZeros
      value={value === '' ? null : parseTime(value)}
      onChange={(time) => onChange(time === null ? '' : time.toString().slice(0, 5))}
      onBlur={redraw}
    >
      <Label className={quiet ? 'visually-hidden' : 'name'}>{label}</Label>
      <div className="input">
        <Parts />
      </div>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
    </TimeField>
  );
}

function DayInput({ kind, label, quiet, hint, value, min, onChange }: Moment) {
  const redraw = useRedrawing();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const date = value === '' ? null : (kind === 'day' ? parseDate : parseDateTime)(value);
  const day = date === null ? null : toCalendarDate(date);
  const first = min ? parseDate(min) : null;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const pick = (picked: string) => {
    onChange(kind === 'day' ? picked : `${picked}T${value.split('T')[1] ?? momentText.usualTime}`);
    close();
  };
  return (
    <DateField
      className="field moment"
      granularity={kind === 'day' ? 'day' : 'minute'}
      hourCycle={24}
      shouldForceLeadingZeros
      value={date}
      {...(first === null ? {} : { minValue: first })}
      onChange={(next) => onChange(next === null ? '' : next.toString().slice(0, kind === 'day' ? 10 : 16))}
      onBlur={redraw}
    >
      <Label className={quiet ? 'visually-hidden' : 'name'}>{label}</Label>
      <div className="input">
        <Parts />
        <DaySheetButton ref={opener} label={label} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      </div>
      {isOpen ? <DaySheet {...{ label, day, first, pick, close }} /> : null}
      {hint === undefined ? null : <Hint>{hint}</Hint>}
    </DateField>
  );
}

/** Emptying a part and leaving chooses nothing new: the field is redrawn with its old value. */
const useRedrawing = () => useReducer((times: number) => times + 1, 0)[1];

const Parts = () => (
  <DateInput className="moment-parts">
    {(segment) => <DateSegment segment={segment} className="moment-part" />}
  </DateInput>
);

const Hint = ({ children }: { readonly children: string }) => (
  <Text slot="description" className="hint">
    {children}
  </Text>
);
