import { momentText } from '@sealed-orders/text/pages/fields';
import { MomentField } from './moment-field.tsx';
import { zoneHere } from './zones.ts';

interface WhenFieldProps {
  /** A day and a time without a zone, empty until both are chosen. */
  readonly when: string;
  readonly write: (when: string) => void;
}

/** A day and a time in the reader's zone. */
export const WhenField = ({ when, write }: WhenFieldProps) => (
  <MomentField
    kind="day-and-time"
    label={momentText.when}
    hint={momentText.whenHint(zoneHere())}
    value={when}
    onChange={write}
  />
);
