'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once. Escape and Back leave everything as it is. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog className="paper" ref={ref} aria-labelledby={titleId} onClose={onClose}>
      <div className="grid gap-4">
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="row justify-end">
          <button type="button" className="btn quiet" onClick={() => ref.current?.close()}>
            {siteText.back}
          </button>
          <button
            type="button"
            className="btn ink"
            onClick={() => {
              ref.current?.close();
              onConfirm();
            }}
          >
            {action}
          </button>
        </div>
      </div>
    </dialog>
  );
}
