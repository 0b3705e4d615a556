'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { Dialog } from '../shell/dialog.tsx';
import { Field } from '../shell/field.tsx';

const text = hooksText.secret;

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the secret of a hook, for the only time. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      actions={(close) => (
        <button type="button" className="btn ink" onClick={close}>
          {text.done}
        </button>
      )}
    >
      <p>{text.says}</p>
      <Field
        name="secret"
        label={text.label}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
