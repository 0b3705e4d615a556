import { accountText } from '@sealed-orders/text/pages/account';
import { Field } from '../kit/field.tsx';

/** A new password. The server checks it; the browser only enforces the length. */
export function NewPasswordField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Field
      name={name}
      label={label}
      hint={accountText.signUp.passwordHint}
      type="password"
      autoComplete="new-password"
      minLength={10}
      maxLength={200}
      required
    />
  );
}
