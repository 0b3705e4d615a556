import { mapsText } from '@sealed-orders/text/pages/maps';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';

interface ImportNotesProps {
  readonly file: string;
  /** The changes, in sentences. */
  readonly notes: readonly string[];
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** What is changed so that the map of a file fits. */
export function ImportNotes({ file, notes, onGo, onClose }: ImportNotesProps) {
  const text = mapsText.imported;
  return (
    <Dialog
      title={text.title(file)}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
          <Button kind="main" onClick={onGo}>
            {text.go}
          </Button>
        </>
      )}
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Dialog>
  );
}
