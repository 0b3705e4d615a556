'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalProps {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
  readonly onClose: () => void;
}

/** A dialog that is open while it is mounted. Escape closes it, and the focus returns to where it was. */
export function Modal({ className = 'paper', children, ...dialog }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog {...dialog} className={className} ref={ref}>
      {children(() => ref.current?.close())}
    </dialog>
  );
}

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, Cancel first. */
  readonly actions: (close: () => void) => ReactNode;
  readonly onClose: () => void;
  /** Makes it a form, which Enter in a field submits. It stays open until `close` is called. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>, close: () => void) => void;
  /** For a picture, which needs room. */
  readonly isWide?: boolean;
}

/** A question to answer before the page continues. Escape changes nothing. */
export function Dialog({ title, children, actions, onClose, onSubmit, isWide = false }: DialogProps) {
  const titleId = useId();
  const content = (close: () => void) => (
    <>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className="row justify-end flex-wrap actions">{actions(close)}</div>
    </>
  );
  return (
    <Modal className={isWide ? 'paper wide' : 'paper'} aria-labelledby={titleId} onClose={onClose}>
      {(close) =>
        onSubmit === undefined ? (
          <div className="grid gap-4">{content(close)}</div>
        ) : (
          <form className="grid gap-4" onSubmit={(event) => onSubmit(event, close)} noValidate>
            {content(close)}
          </form>
        )
      }
    </Modal>
  );
}
