import { hooksText } from '@sealed-orders/text/pages/hooks';
import { type FormEvent, type FormHTMLAttributes, type ReactNode, useState } from 'react';
import type { Inputs } from '../api/client.ts';
import { Choice, Field } from '../kit/field.tsx';

type Form = Inputs['hooks']['add']['form'];

const text = hooksText.add;
const FORMS: readonly Form[] = ['discord', 'signed'];

/** The kind of hook to add, and where it leads. */
export function useHookAddress() {
  const [form, setForm] = useState<Form>('discord');
  const [url, setUrl] = useState('');
  return { form, setForm, url, setUrl, clear: () => setUrl('') };
}

interface HookFormProps
  extends Pick<FormHTMLAttributes<HTMLFormElement>, 'className' | 'aria-label' | 'aria-labelledby'> {
  readonly address: ReturnType<typeof useHookAddress>;
  /** The result of adding it. */
  readonly adding: {
    readonly refusal: { readonly problem: { readonly code: string } } | null;
    readonly reset: () => void;
  };
  readonly onAdd: (asked: { readonly form: Form; readonly url: string }) => void;
  readonly title?: ReactNode;
  /** Further fields, and the button. */
  readonly action: ReactNode;
}

/** The form for another hook, of a campaign or of the reader's own. */
export function HookForm({ address, adding, onAdd, title, action, ...form }: HookFormProps) {
  const { form: kind, setForm, url, setUrl } = address;
  const isBad = adding.refusal?.problem.code === 'bad-hook-address';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAdd({ form: kind, url });
  };
  return (
    <form {...form} onSubmit={submit}>
      {title}
      <Choice
        label={text.form}
        value={kind}
        options={FORMS.map((one) => [one, hooksText.forms[one]])}
        onChange={(one) => {
          setForm(one);
          adding.reset();
        }}
      />
      <Field
        name="url"
        type="url"
        required
        autoComplete="off"
        maxLength={500}
        label={text.address}
        hint={text.hints[kind]}
        problem={isBad ? hooksText.problems['bad-hook-address'][kind] : null}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      {action}
    </form>
  );
}
