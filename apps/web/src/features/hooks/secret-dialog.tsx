'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';

const text = hooksText.secret;

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the secret of a hook, once only. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      actions={(close) => (
        <Button kind="main" onClick={close}>
          {text.done}
        </Button>
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
