'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** Whether what the children ask for is there; if omitted, they ask for nothing. */
  readonly canConfirm?: boolean;
  /** Returns what to do once the dialog has closed, or null if something is still missing. */
  readonly onSubmit: (form: HTMLFormElement) => (() => void) | null;
  readonly onClose: () => void;
}

/** Asks for something in a form, which Enter submits too. Escape and Back leave everything as it is. */
export function FormDialog({ action, canConfirm = true, onSubmit, ...dialog }: FormDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    if (!canConfirm) return;
    const confirm = onSubmit(event.currentTarget);
    if (confirm === null) return;
    close();
    confirm();
  };
  return (
    <Dialog
      {...dialog}
      onSubmit={submit}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {siteText.back}
          </Button>
          <Button type="submit" kind="main" disabled={!canConfirm}>
            {action}
          </Button>
        </>
      )}
    />
  );
}
