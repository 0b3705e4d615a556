import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DeedDialog, type DeedDialogProps } from './deed-dialog.tsx';

interface DeedButtonProps extends Omit<DeedDialogProps, 'onClose'> {
  /** The button's label. */
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  /** The button's accessible name, if its label equals its neighbour's. */
  readonly name?: string | undefined;
  readonly isDisabled: boolean;
  readonly look?: ButtonLook;
}

/** A button for a deed that needs confirmation and a reason. */
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
