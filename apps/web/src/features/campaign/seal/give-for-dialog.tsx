import { repairsText } from '@sealed-orders/text/pages/repairs';
import { DeedDialog, type Reason } from '../../deeds/deed-dialog.tsx';

const text = repairsText.standIn.giving;

interface GiveForDialogProps {
  /** The name of the seat that the referee decides for. */
  readonly seat: string;
  readonly onConfirm: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** Asks a referee why they decide for a seat. */
export function GiveForDialog({ seat, onConfirm, onClose }: GiveForDialogProps) {
  return (
    <DeedDialog
      title={text.title(seat)}
      action={text.action}
      limits={{ open: text.readers(seat), kept: text.keptReaders(seat) }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text.says(seat)}</p>
    </DeedDialog>
  );
}
