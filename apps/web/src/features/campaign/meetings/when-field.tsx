import { meetingText } from '@sealed-orders/text/pages/meetings';
import { MomentField } from '../../time/moment-field.tsx';
import { zoneHere } from '../../time/zones.ts';

interface WhenFieldProps {
  /** A day and a time without a zone, empty until both are chosen. */
  readonly when: string;
  readonly write: (when: string) => void;
}

/** A day and a time in the reader's zone. */
export const WhenField = ({ when, write }: WhenFieldProps) => (
  <MomentField
    kind="day-and-time"
    label={meetingText.when}
    hint={meetingText.whenHint(zoneHere())}
    value={when}
    onChange={write}
  />
);
