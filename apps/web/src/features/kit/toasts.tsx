'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  /** It answers a touch: the next answer takes its place. */
  readonly isAnswer: boolean;
  readonly undo?: () => void;
}

type Say = (text: string, undo?: () => void) => void;
type Show = (text: string, undo: (() => void) | undefined, isAnswer?: boolean) => void;
type Ends = (toast: Toast) => boolean;

const ToastContext = createContext<Show>(() => undefined);

const EndContext = createContext<(ends: Ends) => void>(() => undefined);

/** Shows a message for 6 seconds, or for 10 with an undo button. */
export const useToast = (): Say => useContext(ToastContext);

/** A message with an undo button disappears when this changes, and with its caller: there is nothing to undo then. */
export function useWayBackWhile(same: string): void {
  useEndWith(same, hasUndo);
}

/** For answers to touches, one at a time: an answer without an undo button disappears when this changes. */
export function useAnswers(same: string): Say {
  const show = useContext(ToastContext);
  useEndWith(same, isAnswer);
  return useCallback<Say>((text, undo) => show(text, undo, undo === undefined), [show]);
}

const hasUndo: Ends = ({ undo }) => undo !== undefined;
const isAnswer: Ends = (toast) => toast.isAnswer;

function useEndWith(same: string, ends: Ends): void {
  const end = useContext(EndContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with what `same` names
  useEffect(() => () => end(ends), [end, ends, same]);
}

const SHOWN_MS = { plain: 6000, withUndo: 10_000 } as const;

/** Holds the messages that come and go; the newest below, at most three. An equal message is shown once. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const drop = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const say = useCallback<Show>(
    (text, undo, answers = false) => {
      next.current += 1;
      const toast: Toast = { id: next.current, text, isAnswer: answers, ...(undo && { undo }) };
      // One answer at a time, and one undo: it undoes the last action.
      const ends: Ends = (one) => one.text === text || (answers && one.isAnswer) || (hasUndo(toast) && hasUndo(one));
      setToasts((shown) => [...shown.filter((one) => !ends(one)).slice(-2), toast]);
      setTimeout(() => drop(toast.id), SHOWN_MS[undo === undefined ? 'plain' : 'withUndo']);
    },
    [drop],
  );
  const end = useCallback(
    (ends: Ends) => setToasts((shown) => (shown.some(ends) ? shown.filter((toast) => !ends(toast)) : shown)),
    [],
  );
  const region = useMemo(
    () => (
      <div className="toasts no-print on-lacquer" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} drop={drop} />
        ))}
      </div>
    ),
    [toasts, drop],
  );
  return (
    <ToastContext.Provider value={say}>
      <EndContext.Provider value={end}>{children}</EndContext.Provider>
      {region}
    </ToastContext.Provider>
  );
}

function ToastLine({ toast, drop }: { readonly toast: Toast; readonly drop: (id: number) => void }) {
  const undo = () => {
    toast.undo?.();
    drop(toast.id);
  };
  return (
    <div className="toast">
      <span>{toast.text}</span>
      {toast.undo ? (
        <Button kind="lacquer" size="small" onClick={undo}>
          {siteText.undo}
        </Button>
      ) : null}
      <Button kind="icon" aria-label={siteText.close} onClick={() => drop(toast.id)}>
        <Icon of={X} size={17} />
      </Button>
    </div>
  );
}
