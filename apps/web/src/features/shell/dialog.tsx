'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the one that leaves everything as it is first. */
  readonly actions: (close: () => void) => ReactNode;
  readonly onClose: () => void;
  /** For a picture, which needs room. */
  readonly isWide?: boolean;
}

/** Something to answer before the page goes on. Escape leaves everything as it is. */
export function Dialog({ title, children, actions, onClose, isWide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog className={isWide ? 'paper wide' : 'paper'} ref={ref} aria-labelledby={titleId} onClose={onClose}>
      <div className="grid gap-4">
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="row justify-end flex-wrap">{actions(() => ref.current?.close())}</div>
      </div>
    </dialog>
  );
}
