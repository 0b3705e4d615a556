import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { TextArea } from '../../kit/text-area.tsx';

interface ReasonProps {
  readonly reason: string;
  readonly write: (reason: string) => void;
}

/** The referee's reason: everyone affected reads it. */
export function Reason({ reason, write }: ReasonProps) {
  return (
    <TextArea
      label={reportFormText.reason}
      hint={reason.trim() === '' ? reportFormText.reasonMissing : undefined}
      rows={2}
      value={reason}
      onChange={write}
    />
  );
}
