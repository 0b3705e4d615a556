'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import type { FormEvent } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';

const text = newsText.forgotten;

/** Asks for a link to recover the password. The answer is the same whether the address exists or not. */
export function ForgottenForm() {
  const trpc = useTRPC();
  const { run, isRunning, value, problem } = useAction(trpc.account.requestRecovery, {
    why: ({ problem }) => text.problems[problem.code],
    failed: { 'not-understood': text.problems.unknown, lost: text.problems.unreachable },
    inPlace: true,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run({ address: String(new FormData(event.currentTarget).get('address')) });
  }
  if (value !== null) {
    return (
      <Notice kind="ok" live>
        {text.sent}
      </Notice>
    );
  }
  return (
    <form method="post" className="form-grid" onSubmit={submit}>
      {problem ? (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      ) : null}
      <Field
        name="address"
        label={text.label}
        hint={text.noAddress}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <Button type="submit" kind="main" disabled={isRunning}>
        {isRunning ? text.busy : text.submit}
      </Button>
    </form>
  );
}
