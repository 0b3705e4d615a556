'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** Whether the children's fields are complete; if omitted, they have none. */
  readonly canConfirm?: boolean;
  readonly isWide?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation. Escape and Back change nothing. */
export function ConfirmDialog({ action, canConfirm = true, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {siteText.back}
          </Button>
          <Button
            kind="main"
            disabled={!canConfirm}
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </>
      )}
    />
  );
}
