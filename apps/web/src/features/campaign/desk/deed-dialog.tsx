'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { siteText } from '@sealed-orders/text/pages/site';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../shell/field.tsx';

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

/** Asks once before something is done at the desk, and for the reason. Escape and Back leave everything as it is. */
export function DeedDialog({ title, action, canConfirm = true, readers, ...rest }: DeedDialogProps) {
  const { children, onConfirm, onClose } = rest;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [text, setText] = useState('');
  const [isKept, keep] = useState(false);
  const isReady = canConfirm && text.trim() !== '';
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    ref.current?.close();
    onConfirm({ text: text.trim(), isKept });
  };
  return (
    <dialog className="paper" ref={ref} aria-labelledby={titleId} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        <h2 id={titleId}>{title}</h2>
        {children}
        <Field
          name="reason"
          label={deskText.reason}
          hint={readers ?? (isKept ? deskText.keptHint : deskText.reasonHint)}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {readers === undefined ? <Keep isKept={isKept} keep={keep} /> : null}
        <div className="row justify-end">
          <button type="button" className="btn quiet" onClick={() => ref.current?.close()}>
            {siteText.back}
          </button>
          <button type="submit" className="btn ink" disabled={!isReady}>
            {action}
          </button>
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
