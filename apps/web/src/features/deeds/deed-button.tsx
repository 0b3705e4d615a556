import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeedDialog, type DeedDialogProps } from './deed-dialog.tsx';

interface DeedButtonProps extends Omit<DeedDialogProps, 'onClose'> {
  /** What the button says. */
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  /** What the button is called, where its words alone would be those of its neighbour. */
  readonly name?: string | undefined;
  readonly isDisabled: boolean;
  readonly className?: string;
}

/** A button for a deed that is asked for once, with a reason, before it is done. */
export function DeedButton({ label, icon: Icon, name, isDisabled, className = 'small', ...deed }: DeedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-label={name}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {Icon === undefined ? null : <Icon size={16} strokeWidth={1.75} aria-hidden />}
        {label}
      </button>
      {isAsking ? <DeedDialog {...deed} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
