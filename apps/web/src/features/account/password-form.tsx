'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { useQueryClient } from '@tanstack/react-query';
import { signIn } from 'next-auth/react';
import type { FormEvent } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useToast } from '../kit/toasts.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const { password: text, passwordProblems: problems } = accountText.own;

/** Changes the reader's password. That ends all sessions, so the page signs in again immediately. */
export function PasswordForm({ username }: { readonly username: string }) {
  const { change, isBusy, problem } = usePasswordChange(username);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    void change(String(typed.get('old')), String(typed.get('next')), () => form.reset());
  }
  return (
    <section className="paper grid gap-4" aria-labelledby="password">
      <h2 id="password" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {/* If the form is submitted before hydration, the password must not end up in the address. */}
      <form method="post" className="form-grid" onSubmit={submit}>
        {problem ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        {/* For password managers, which need the user name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field name="old" label={text.old} type="password" autoComplete="current-password" maxLength={200} required />
        <NewPasswordField name="next" label={text.next} />
        <Button type="submit" kind="main" disabled={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
      </form>
    </section>
  );
}

function usePasswordChange(username: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { run, isRunning, problem } = useAction(trpc.account.changePassword, {
    why: ({ problem }) => problems[problem.code],
    failed: { 'not-understood': problems.unknown, lost: problems.unreachable },
    inPlace: true,
  });
  async function change(old: string, next: string, onDone: () => void) {
    const came = await run({ old, next });
    if (came?.state !== 'done') return;
    onDone();
    const again = await signIn('credentials', { username, password: next, redirect: false }).catch(() => undefined);
    say(again?.ok ? text.done : text.doneElsewhere);
    if (!again?.ok) await queries.resetQueries();
  }
  return { change, isBusy: isRunning, problem };
}
