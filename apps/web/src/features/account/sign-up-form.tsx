'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { signIn } from 'next-auth/react';
import type { FormEvent } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { zoneHere } from '../time/zones.ts';
import { destination } from './destination.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Creates an account and signs it in. */
export function SignUpForm({ to }: { readonly to: string | null }) {
  const text = accountText.signUp;
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const { run, isRunning, problem } = useAction(trpc.account.signUp, {
    why: ({ problem }) => accountText.problems[problem.code],
    failed: { 'not-understood': accountText.problems.unknown, lost: accountText.problems.unreachable },
    onDone: async (_, { username, password }) => {
      await signIn('credentials', { username, password, redirect: false }).catch(() => undefined);
      // Cached data may belong to another user.
      await queries.resetQueries();
      router.push(destination(to));
      router.refresh();
    },
    inPlace: true,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, displayName, password] = ['username', 'displayName', 'password'].map((name) =>
      String(form.get(name)),
    );
    const timeZone = form.has('zone') ? zoneHere() : null;
    if (username && displayName && password) void run({ username, displayName, password, timeZone });
  }

  return (
    <>
      {/* As on the sign-in page: no password in the address. */}
      <form method="post" className="form-grid" onSubmit={submit}>
        {problem ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        <SignUpFields />
        <Button type="submit" kind="main" disabled={isRunning}>
          {isRunning ? text.busy : text.submit}
        </Button>
      </form>
      <p className="ink2">
        {text.other} <Link href={to ? `/sign-in?to=${encodeURIComponent(to)}` : '/sign-in'}>{text.otherLink}</Link>
      </p>
    </>
  );
}

function SignUpFields() {
  const text = accountText.signUp;
  return (
    <>
      <Field
        name="username"
        label={text.userName}
        hint={text.userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        pattern="[A-Za-z0-9_\-]{3,32}"
        title={text.userNameHint}
        required
      />
      <Field name="displayName" label={text.displayName} autoComplete="nickname" maxLength={40} required />
      <NewPasswordField name="password" label={text.password} />
      <div>
        <label className="row">
          <input type="checkbox" className="check-box" name="zone" defaultChecked aria-describedby="zone-says" />
          {text.zone}
        </label>
        <p className="hint" id="zone-says">
          {text.zoneHint}
        </p>
      </div>
    </>
  );
}
