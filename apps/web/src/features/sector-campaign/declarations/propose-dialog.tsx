'use client';
import type { Declaration } from '@sealed-orders/rules/sector-campaign';
import {
  declarationSays,
  proposalText,
  declarationText as text,
} from '@sealed-orders/text/sector-campaign/declarations';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';

interface ProposeDialogProps {
  readonly declaration: Declaration;
  readonly onClose: () => void;
}

/** SEC-SETUP-05: a proposal with its reason. */
export function ProposeDialog({ declaration, onClose }: ProposeDialogProps) {
  const { words } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const [reason, write] = useState('');
  return (
    <Dialog
      title={text.proposes(declarationSays(declaration, words))}
      onClose={onClose}
      onSubmit={(event, close) => {
        event.preventDefault();
        send({ type: 'propose', declaration, reason }, { done: proposalText.proposed, onDone: close });
      }}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
          <Button kind="main" type="submit" disabled={isBusy}>
            {proposalText.propose}
          </Button>
        </>
      )}
    >
      <TextArea label={proposalText.reason} value={reason} maxLength={2000} rows={3} onChange={write} />
    </Dialog>
  );
}
