'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

type Say = (text: string, undo?: () => void) => void;

const ToastContext = createContext<Say>(() => undefined);

const NoWayBackContext = createContext<() => void>(() => undefined);

/** Shows a message for 10 seconds, with an undo button if there is one. */
export const useToast = (): Say => useContext(ToastContext);

/** A message with an undo button disappears when this changes, and with its caller: there is nothing to undo then. */
export function useWayBackWhile(same: string): void {
  const end = useContext(NoWayBackContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with what `same` names
  useEffect(() => end, [end, same]);
}

const SHOWN_MS = 10_000;

/** Holds the messages that come and go; the newest below, at most three. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const drop = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const say = useCallback<Say>(
    (text, undo) => {
      next.current += 1;
      const toast: Toast = undo ? { id: next.current, text, undo } : { id: next.current, text };
      // One undo at a time: it undoes the last action.
      setToasts((shown) => [...others(undo ? withoutUndo(shown) : shown, text).slice(-2), toast]);
      setTimeout(() => drop(toast.id), SHOWN_MS);
    },
    [drop],
  );
  const endUndo = useCallback(() => setToasts(withoutUndo), []);
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
      <NoWayBackContext.Provider value={endUndo}>{children}</NoWayBackContext.Provider>
      {region}
    </ToastContext.Provider>
  );
}

/** Without earlier equal messages: it is shown once, for as long as the last one asks. */
const others = (shown: readonly Toast[], text: string): readonly Toast[] =>
  shown.filter((toast) => toast.text !== text);

const withoutUndo = (shown: readonly Toast[]): readonly Toast[] =>
  shown.some((toast) => toast.undo) ? shown.filter((toast) => !toast.undo) : shown;

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
