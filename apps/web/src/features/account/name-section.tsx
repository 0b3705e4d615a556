'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import type { FormEvent } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';

const text = accountText.own.name;

/** The name by which others know the reader. */
export function NameSection({ name }: { readonly name: string }) {
  const trpc = useTRPC();
  const me = trpc.account.me.queryOptions();
  const { run, isRunning, problem } = useAction(trpc.account.rename, {
    why: ({ problem }) => text.problems[problem.code],
    failed: { 'not-understood': text.notUnderstood },
    done: text.done,
    again: [me.queryKey],
    wasDone: async (queries, { displayName }) => (await queries.fetchQuery(me))?.displayName === displayName,
    inPlace: true,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const displayName = String(new FormData(event.currentTarget).get('displayName')).trim();
    if (displayName !== '' && displayName !== name) void run({ displayName });
  }
  return (
    <section className="paper grid gap-4" aria-labelledby="shown-name">
      <h2 id="shown-name" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      <form method="post" className="form-grid" onSubmit={submit}>
        {problem ? (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        ) : null}
        <Field
          key={name}
          name="displayName"
          label={text.label}
          autoComplete="nickname"
          defaultValue={name}
          maxLength={40}
          required
        />
        <Button type="submit" disabled={isRunning}>
          {isRunning ? text.busy : text.submit}
        </Button>
      </form>
    </section>
  );
}
