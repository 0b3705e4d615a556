'use client';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Field } from './field.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  /** What the reason is for. */
  readonly label: string;
  /** Who reads it. */
  readonly hint: string;
  readonly children?: ReactNode;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation and a reason. */
export function ReasonDialog({ label, hint, children, onConfirm, ...dialog }: ReasonDialogProps) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <ConfirmDialog {...dialog} canConfirm={reason !== ''} onConfirm={() => onConfirm(reason)}>
      {children}
      <Field
        name="reason"
        label={label}
        hint={hint}
        maxLength={500}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
}
