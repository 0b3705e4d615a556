'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once. Escape and Back leave everything as it is. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={(close) => (
        <>
          <button type="button" className="btn quiet" onClick={close}>
            {siteText.back}
          </button>
          <button
            type="button"
            className="btn ink"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {action}
          </button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
