'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { type ReactNode, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { useReason } from './use-reason.ts';

export interface Reason {
  readonly text: string;
  readonly isKept: boolean;
}

export interface DeedDialogProps {
  readonly title: string;
  readonly action: string;
  /** Whether the children's fields are complete; if omitted, they have none. */
  readonly canConfirm?: boolean;
  /** Who reads the reason, if the deed is not public; if omitted, everyone does, unless it is confidential. */
  readonly readers?: string;
  /** For a deed that not everyone may know of: who sees it, and its reason, if that is open or confidential. */
  readonly limits?: { readonly open: string; readonly kept: string };
  readonly children: ReactNode;
  readonly onConfirm: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of a deed at the desk, and for a reason, which is required. Escape and Back change nothing. */
export function DeedDialog({ readers, limits, children, onConfirm, ...dialog }: DeedDialogProps) {
  const reason = useReason();
  const [isKept, keep] = useState(false);
  const hint = readers ?? (isKept ? (limits?.kept ?? deskText.keptHint) : (limits?.open ?? deskText.reasonHint));
  const take = (form: HTMLFormElement) => {
    const text = reason.take(form);
    return text === null ? null : () => onConfirm({ text, isKept });
  };
  return (
    <FormDialog {...dialog} onSubmit={take}>
      {children}
      <Field
        name="reason"
        label={deskText.reason}
        hint={hint}
        problem={reason.isMissed ? `${deskText.noReason} ${hint}` : null}
        maxLength={1000}
        value={reason.text}
        onChange={(event) => reason.write(event.target.value)}
      />
      {readers === undefined ? <Keep isKept={isKept} keep={keep} /> : null}
    </FormDialog>
  );
}

interface KeepProps {
  readonly isKept: boolean;
  readonly keep: (isKept: boolean) => void;
}

function Keep({ isKept, keep }: KeepProps) {
  return (
    <label className="row">
      <input type="checkbox" className="check-box" checked={isKept} onChange={(event) => keep(event.target.checked)} />
      {deskText.keep}
    </label>
  );
}
