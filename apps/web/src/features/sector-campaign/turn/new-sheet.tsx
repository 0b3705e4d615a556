import type { Kind, NewDetachment } from '@sealed-orders/rules/sector-campaign';
import { SheetDialog } from '../setup/sheet-dialog.tsx';
import { BLANK_SHEET } from '../setup/sheet-draft.ts';

interface NewSheetProps {
  readonly kind: Kind;
  readonly isCommander?: boolean;
  readonly onTake: (detachment: NewDetachment) => void;
  readonly onClose: () => void;
}

/** The sheet of a detachment that joins a side. */
export const NewSheet = ({ kind, isCommander = false, onTake, onClose }: NewSheetProps) => (
  <SheetDialog start={{ ...BLANK_SHEET, kind, isCommander }} changes={null} onTake={onTake} onClose={onClose} />
);
