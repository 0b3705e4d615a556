import { repairsText } from '@sealed-orders/text/pages/repairs';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useCampaignPlace } from '../campaign-context.ts';
import { DeedDialog } from './deed-dialog.tsx';

const text = repairsText.readSealed;

/** Opens what the seat has sealed, for a referee who sees with its eyes, where the terms allow it. */
export function ReadSealedButton({ seat }: { readonly seat: string }) {
  const { sealedReading, seatName } = useCampaignPlace();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn small" disabled={sealedReading.isPending} onClick={() => setAsking(true)}>
        <MailOpen size={16} strokeWidth={1.75} aria-hidden />
        {text.open}
      </button>
      {isAsking ? (
        <DeedDialog
          title={text.title(seatName(seat))}
          action={text.action}
          onConfirm={(reason) => sealedReading.read(seat, reason)}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
        </DeedDialog>
      ) : null}
    </>
  );
}
