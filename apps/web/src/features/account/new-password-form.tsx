'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { signIn } from 'next-auth/react';
import type { FormEvent } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useToast } from '../kit/toasts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useLinkToken } from './use-link-token.ts';

const { newPassword: text, confirm, forgotten } = newsText;

/** Sets a new password by the link in a mail, and signs the reader in with it. */
export function NewPasswordForm() {
  const token = useLinkToken();
  const { recover, isBusy, problem } = useRecovery(token ?? '');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void recover(String(new FormData(event.currentTarget).get('next')));
  }
  return (
    <>
      <form method="post" className="form-grid" onSubmit={submit}>
        {problem ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        {token === '' ? <Notice kind="danger">{confirm.noToken}</Notice> : null}
        <NewPasswordField name="next" label={text.label} />
        <Button type="submit" kind="main" disabled={isBusy || !token}>
          {isBusy ? text.busy : text.submit}
        </Button>
      </form>
      <p>
        <Link href="/forgotten" className="inline-flex min-h-11 items-center">
          {forgotten.submit}
        </Link>
      </p>
    </>
  );
}

function useRecovery(token: string) {
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const say = useToast();
  const { run, isRunning, problem } = useAction(trpc.account.recover, {
    why: ({ problem }) => text.problems[problem.code],
    failed: { 'not-understood': text.problems.unknown, lost: text.problems.unreachable },
    onDone: async ({ value: { username } }, { next: password }) => {
      const entered = await signIn('credentials', { username, password, redirect: false }).catch(() => undefined);
      say(entered?.ok ? accountText.own.password.done : text.doneElsewhere);
      await queries.resetQueries();
      router.push(entered?.ok ? '/campaigns' : '/sign-in');
      // Server-rendered pages still show no user, or another one.
      router.refresh();
    },
    inPlace: true,
  });
  return { recover: (next: string) => run({ token, next }), isBusy: isRunning, problem };
}
