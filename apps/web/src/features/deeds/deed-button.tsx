import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DeedDialog, type DeedDialogProps } from './deed-dialog.tsx';

interface DeedButtonProps extends Omit<DeedDialogProps, 'onClose'> {
  /** What the button says. */
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  /** What the button is called, where its words alone would be those of its neighbour. */
  readonly name?: string | undefined;
  readonly isDisabled: boolean;
  readonly look?: ButtonLook;
}

/** A button for a deed that is asked for once, with a reason, before it is done. */
export function DeedButton({ label, icon, name, isDisabled, look = { size: 'small' }, ...deed }: DeedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} aria-label={name} disabled={isDisabled} onClick={() => setAsking(true)}>
        {icon === undefined ? null : <Icon of={icon} />}
        {label}
      </Button>
      {isAsking ? <DeedDialog {...deed} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
