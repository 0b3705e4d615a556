'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { useQuery } from '@tanstack/react-query';
import { type ClientSafeProvider, getProviders, signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';

async function offered(): Promise<readonly ClientSafeProvider[]> {
  const found = await getProviders();
  return found === null ? [] : Object.values(found);
}

/** E-mail link, Discord, GitHub, Google: whichever the server has keys for. Draws nothing without keys. */
export function OtherWays({ to }: { readonly to: string }) {
  const text = accountText.signIn;
  const providers = useQuery({ queryKey: ['providers'], queryFn: offered });
  const others = providers.data?.filter((provider) => provider.id !== 'credentials') ?? [];
  if (others.length === 0) return null;
  return (
    <div className="form-grid border-t border-rule pt-4">
      {others.map((provider) =>
        provider.id === 'email' ? (
          <MailForm key={provider.id} to={to} />
        ) : (
          <Button key={provider.id} onClick={() => void signIn(provider.id, { callbackUrl: to })}>
            {text.with(provider.name)}
          </Button>
        ),
      )}
    </div>
  );
}

function MailForm({ to }: { readonly to: string }) {
  const text = accountText.signIn;
  const [sent, setSent] = useState<'sent' | 'failed' | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    const answer = await signIn('email', { email, callbackUrl: to, redirect: false }).catch(() => undefined);
    setSent(answer?.ok ? 'sent' : 'failed');
  }
  if (sent === 'sent') {
    return (
      <Notice kind="ok" live>
        {text.mailSent}
      </Notice>
    );
  }
  return (
    <form className="form-grid" onSubmit={(event) => void submit(event)}>
      {sent === 'failed' ? (
        <Notice kind="danger" live>
          {text.mailNotSent}
        </Notice>
      ) : null}
      <Field name="email" label={text.mail} type="email" autoComplete="email" required />
      <Button type="submit">{text.byMail}</Button>
    </form>
  );
}
