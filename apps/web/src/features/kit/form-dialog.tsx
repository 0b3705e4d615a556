'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  /** Whether the children's fields are complete; if omitted, they have none. */
  readonly canConfirm?: boolean;
  /** Returns what to do once the dialog has closed, or null if something is still missing. */
  readonly onSubmit: (form: HTMLFormElement) => (() => void) | null;
  readonly onClose: () => void;
}

/** Shows a form, which Enter submits too. Escape and Back change nothing. */
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
