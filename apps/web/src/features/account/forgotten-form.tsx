'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { Field } from '../shell/field.tsx';
import { Notice } from '../shell/notice.tsx';

const text = newsText.forgotten;

/** Asks for a link to recover the password. The answer is the same whoever has the address. */
export function ForgottenForm() {
  const trpc = useTRPC();
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useMutation(trpc.account.requestRecovery.mutationOptions());
  async function ask(address: string) {
    setProblem(null);
    try {
      const answer = await asking.mutateAsync({ address });
      if (!answer.ok) setProblem(text.problems[answer.problem.code]);
    } catch (error) {
      setProblem(text.problems[refusalOf(error) === null ? 'unreachable' : 'unknown']);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void ask(String(new FormData(event.currentTarget).get('address')));
  }
  if (asking.data?.ok) {
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
      <button type="submit" className="btn ink" disabled={asking.isPending}>
        {asking.isPending ? text.busy : text.submit}
      </button>
    </form>
  );
}
