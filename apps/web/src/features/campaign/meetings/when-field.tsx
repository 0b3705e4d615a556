import { meetingText } from '@sealed-orders/text/pages/meetings';
import { useId } from 'react';
import { zoneHere } from '../../shell/zones.ts';

interface WhenFieldProps {
  /** As the field writes it: a day and a time without a zone. */
  readonly when: string;
  readonly write: (when: string) => void;
}

/** A day and a time. A browser reads the field in its own zone. */
export function WhenField({ when, write }: WhenFieldProps) {
  const id = useId();
  return (
    <div className="field grow">
      <label className="name" htmlFor={id}>
        {meetingText.when}
      </label>
      <input
        id={id}
        type="datetime-local"
        className="input"
        value={when}
        aria-describedby={`${id}-says`}
        onChange={(event) => write(event.target.value)}
      />
      <p className="hint" id={`${id}-says`}>
        {meetingText.whenHint(zoneHere())}
      </p>
    </div>
  );
}
