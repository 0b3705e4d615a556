import { reportFormText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { useId } from 'react';

interface ReasonProps {
  readonly reason: string;
  readonly write: (reason: string) => void;
}

/** Why the referee decides so: whoever learns of it reads it. */
export function Reason({ reason, write }: ReasonProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {reportFormText.reason}
      </label>
      <textarea id={id} className="input" rows={2} value={reason} onChange={(event) => write(event.target.value)} />
      {reason.trim() === '' ? <p className="hint">{reportFormText.reasonMissing}</p> : null}
    </div>
  );
}
