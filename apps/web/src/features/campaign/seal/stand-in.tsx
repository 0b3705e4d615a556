'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import type { ReactNode } from 'react';
import { DeedDialog, type Reason } from '../../deeds/deed-dialog.tsx';

interface StandInDialogProps {
  /** The seat that the referee writes for. */
  readonly seat: string;
  readonly children: ReactNode;
  readonly onConfirm: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** Asks a referee for confirmation and a reason before the orders that they wrote for a seat are sealed. */
export function StandInDialog({ seat, children, ...dialog }: StandInDialogProps) {
  const { sealFor, standIn } = repairsText;
  return (
    <DeedDialog title={standIn.title(seat)} action={sealFor.action} {...dialog}>
      <p>{sealFor.says}</p>
      {children}
    </DeedDialog>
  );
}

/** Where a player reads whether the draft is saved. */
export const StandInNote = () => repairsText.standIn.notSaved;
