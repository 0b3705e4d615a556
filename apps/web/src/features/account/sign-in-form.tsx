'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useMe } from '../session/use-me.ts';
import { destination } from './destination.ts';
import { OtherWays } from './other-ways.tsx';

interface SignInFormProps {
  readonly to: string | null;
  readonly hasFailed: boolean;
}

/** The server's reason for refusing, in words. */
function problemIn(code: string | null | undefined): string {
  const { wrong, throttled, accountThrottled } = accountText.signIn;
  if (code === 'throttled') return throttled;
  return code === 'account-throttled' ? accountThrottled : wrong;
}

/** User name and password, and the other ways that this server offers. */
export function SignInForm({ to, hasFailed }: SignInFormProps) {
  const text = accountText.signIn;
  const router = useRouter();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(hasFailed ? text.wrong : null);
  const [isBusy, setBusy] = useState(false);

  async function enter(username: string, password: string) {
    setBusy(true);
    setProblem(null);
    const answer = await signIn('credentials', { username, password, redirect: false }).catch(() => undefined);
    if (answer?.ok) {
      // Cached data may belong to another user.
      await queries.resetQueries();
      router.push(destination(to));
      return router.refresh();
    }
    setBusy(false);
    setProblem(answer === undefined ? text.unreachable : problemIn(answer.error));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void enter(String(form.get('username')), String(form.get('password')));
  }

  return (
    <>
      {isBusy ? null : <AlreadyIn to={to} />}
      {/* If the form is submitted before hydration, the password must not end up in the address. */}
      <form method="post" className="form-grid" onSubmit={submit}>
        {problem ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        <Field name="username" label={text.userName} autoComplete="username" autoCapitalize="none" required />
        <Field name="password" label={text.password} type="password" autoComplete="current-password" required />
        <Button type="submit" kind="main" disabled={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
      </form>
      <p>
        <Link href="/forgotten" className="inline-flex min-h-11 items-center">
          {newsText.forgotten.link}
        </Link>
      </p>
      <OtherWays to={destination(to)} />
      <p className="ink2">
        {text.other} <Link href={to ? `/sign-up?to=${encodeURIComponent(to)}` : '/sign-up'}>{text.otherLink}</Link>
      </p>
    </>
  );
}

/** Static pages offer to sign in to everyone, and so lead here readers who are signed in. */
function AlreadyIn({ to }: Pick<SignInFormProps, 'to'>) {
  const { data } = useMe();
  if (data == null) return null;
  const { already, goOn } = accountText.signIn;
  return (
    <Notice kind="info">
      {already(data.displayName)} <Link href={destination(to)}>{goOn}</Link>
    </Notice>
  );
}
