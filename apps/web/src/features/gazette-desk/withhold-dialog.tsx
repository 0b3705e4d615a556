'use client';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Field } from '../shell/field.tsx';
import { useWriting } from './use-writing.ts';

const text = gazetteDeskText.sent;

interface WithholdProps {
  readonly about: Pick<Parameters<ReturnType<typeof useWithhold>['mutate']>[0], 'campaign' | 'round' | 'seat'>;
  readonly name: string;
  readonly onClose: () => void;
}

const useWithhold = () => useMutation(useTRPC().gazette.withhold.mutationOptions(useWriting(text.done)));

/** Asks for the reason why a communiqué is withheld, which only referees read. */
export function Withhold({ about, name, onClose }: WithholdProps) {
  const [reason, setReason] = useState('');
  const withhold = useWithhold();
  return (
    <Dialog
      title={text.withholdTitle(name)}
      onClose={onClose}
      actions={(close) => (
        <>
          <button type="button" className="btn quiet" onClick={close}>
            {siteText.back}
          </button>
          <button
            type="button"
            className="btn ink"
            disabled={reason.trim() === ''}
            onClick={() => {
              close();
              withhold.mutate({ ...about, reason: reason.trim() });
            }}
          >
            {text.withhold}
          </button>
        </>
      )}
    >
      <p>{text.withholdSays}</p>
      <Field
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
