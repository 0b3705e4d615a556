'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { type Inputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { Field } from '../shell/field.tsx';
import { Notice } from '../shell/notice.tsx';
import { zoneHere } from '../shell/zones.ts';
import { destination } from './destination.ts';
import { NewPasswordField } from './new-password-field.tsx';

type Wanted = Inputs['account']['signUp'];

/** A new account; it is signed in at once. */
export function SignUpForm({ to }: { readonly to: string | null }) {
  const text = accountText.signUp;
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const signUp = useMutation(trpc.account.signUp.mutationOptions());

  async function create(wanted: Wanted) {
    setProblem(null);
    try {
      const answer = await signUp.mutateAsync(wanted);
      if (!answer.ok) return setProblem(accountText.problems[answer.problem.code]);
      await signIn('credentials', { username: wanted.username, password: wanted.password, redirect: false });
      // What was kept is what somebody else might see.
      await queries.resetQueries();
      router.push(destination(to));
      router.refresh();
    } catch (error) {
      setProblem(accountText.problems[refusalOf(error) === null ? 'unreachable' : 'unknown']);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, displayName, password] = ['username', 'displayName', 'password'].map((name) =>
      String(form.get(name)),
    );
    const timeZone = form.has('zone') ? zoneHere() : null;
    if (username && displayName && password) void create({ username, displayName, password, timeZone });
  }

  return (
    <>
      {/* As on the page of sign-in: no password in the address. */}
      <form method="post" className="form-grid" onSubmit={submit}>
        {problem ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        <SignUpFields />
        <button type="submit" className="btn ink" disabled={signUp.isPending}>
          {signUp.isPending ? text.busy : text.submit}
        </button>
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
