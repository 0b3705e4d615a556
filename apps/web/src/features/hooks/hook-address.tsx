import { hooksText } from '@sealed-orders/text/pages/hooks';
import type { Inputs } from '../api/client.ts';
import { Choice, Field } from '../shell/field.tsx';

export type Form = Inputs['hooks']['add']['form'];

const text = hooksText.add;
const FORMS: readonly Form[] = ['discord', 'signed'];

interface HookAddressProps {
  readonly form: Form;
  readonly url: string;
  /** Whether the server refused the address. */
  readonly isBad: boolean;
  readonly onForm: (form: Form) => void;
  readonly onUrl: (url: string) => void;
}

/** Fields for what kind of hook it is, and where it leads to. */
export function HookAddress({ form, url, isBad, onForm, onUrl }: HookAddressProps) {
  return (
    <>
      <Choice
        label={text.form}
        value={form}
        options={FORMS.map((one) => [one, hooksText.forms[one]])}
        onChange={onForm}
      />
      <Field
        name="url"
        type="url"
        required
        autoComplete="off"
        maxLength={500}
        label={text.address}
        hint={text.hints[form]}
        problem={isBad ? hooksText.problems['bad-hook-address'][form] : null}
        value={url}
        onChange={(event) => onUrl(event.target.value)}
      />
    </>
  );
}
