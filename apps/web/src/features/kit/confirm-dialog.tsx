'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** Whether what the children ask for is there; if omitted, they ask for nothing. */
  readonly canConfirm?: boolean;
  readonly isWide?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once. Escape and Back leave everything as it is. */
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
