'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { siteText } from '@sealed-orders/text/pages/site';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../shell/button.tsx';
import { Field } from '../../shell/field.tsx';
import { useReason } from './use-reason.ts';

export interface Reason {
  readonly text: string;
  readonly isKept: boolean;
}

export interface DeedDialogProps {
  readonly title: string;
  readonly action: string;
  /** Whether what the children ask for is there; if omitted, they ask for nothing. */
  readonly canConfirm?: boolean;
  /** Who reads the reason, where not everybody learns of the deed; if omitted, everybody does, unless it is kept. */
  readonly readers?: string;
  readonly children: ReactNode;
  readonly onConfirm: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** Asks once before something is done at the desk, and for the reason, which it insists on. Escape and Back leave everything as it is. */
export function DeedDialog({ title, action, canConfirm = true, readers, ...rest }: DeedDialogProps) {
  const { children, onConfirm, onClose } = rest;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reason = useReason();
  const [isKept, keep] = useState(false);
  const hint = readers ?? (isKept ? deskText.keptHint : deskText.reasonHint);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canConfirm) return;
    const text = reason.take(event.currentTarget);
    if (text === null) return;
    ref.current?.close();
    onConfirm({ text, isKept });
  };
  return (
    <dialog className="paper" ref={ref} aria-labelledby={titleId} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        <h2 id={titleId}>{title}</h2>
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
        <div className="row justify-end">
          <Button kind="quiet" onClick={() => ref.current?.close()}>
            {siteText.back}
          </Button>
          <Button type="submit" kind="main" disabled={!canConfirm}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
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
