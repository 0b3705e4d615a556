'use client';
import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { momentText } from '@sealed-orders/text/pages/fields';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../kit/icon.tsx';

interface DaySheetButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the month below the field. In the page and not over it, so that it also works in a dialog. */
export const DaySheetButton = ({ ref, label, isOpen, onPress }: DaySheetButtonProps) => (
  <button
    ref={ref}
    type="button"
    className="pick-side"
    aria-label={isOpen ? momentText.close(label) : momentText.open(label)}
    aria-expanded={isOpen}
    onClick={onPress}
  >
    <Icon of={CalendarDays} />
  </button>
);

/** A month that opens at the bottom of a window would be cut off. */
const shown = (sheet: HTMLElement | null): void => sheet?.scrollIntoView({ block: 'nearest' });

interface DaySheetProps {
  readonly label: string;
  readonly day: CalendarDate | null;
  /** The first day that may be picked. */
  readonly first: CalendarDate | null;
  readonly pick: (day: string) => void;
  readonly close: () => void;
}

/** One month; Escape closes it and leaves a dialog around it open. */
export function DaySheet({ label, day, first, pick, close }: DaySheetProps) {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div ref={shown} className="day-sheet" onKeyDownCapture={leave}>
      <Calendar
        aria-label={label}
        autoFocus
        value={day}
        minValue={first ?? today(getLocalTimeZone())}
        onChange={(picked) => pick(picked.toString())}
      >
        <header>
          <Button slot="previous" className="pick-step">
            <Icon of={ChevronLeft} />
          </Button>
          <CalendarHeading />
          <Button slot="next" className="pick-step">
            <Icon of={ChevronRight} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className="day-cell" />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </div>
  );
}
