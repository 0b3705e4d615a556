'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import type { Refused } from '../actions/follow.ts';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Field } from '../kit/field.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';

const text = newsText.address;

type Mail = NonNullable<Outputs['account']['mail']>;

/** The reader's e-mail address: shows, changes or removes it. */
export function MailSection() {
  const trpc = useTRPC();
  const mail = useQuery(trpc.account.mail.queryOptions());
  return (
    <section className="paper grid gap-4" aria-labelledby="mail">
      <h2 id="mail" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {mail.isPending ? <MapLoading /> : null}
      {mail.error ? <Problem error={mail.error} retry={() => void mail.refetch()} /> : null}
      {mail.data ? <Address mail={mail.data} /> : null}
    </section>
  );
}

function Address({ mail }: { readonly mail: Mail }) {
  const { address, pending, mode } = mail;
  const actions = useAddress();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void actions.set(String(new FormData(form).get('address')), () => form.reset());
  }
  return (
    <>
      {mode === 'none' ? <Notice kind="info">{text.noMail}</Notice> : null}
      {mode === 'kept' ? (
        <Notice kind="info">
          {text.kept} <Link href="/outbox">{text.outbox}</Link>
        </Notice>
      ) : null}
      <p>{address === null ? text.none : text.current(address)}</p>
      {pending === null ? null : <Notice kind="warn">{text.pending(pending)}</Notice>}
      {actions.problem ? (
        <Notice kind="danger" live>
          {actions.problem}
        </Notice>
      ) : null}
      {mode === 'none' ? null : (
        <form method="post" className="form-grid" onSubmit={submit}>
          <Field
            name="address"
            label={address === null ? text.label : text.newLabel}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <div className="row flex-wrap">
            <Button type="submit" kind="main" disabled={actions.isBusy}>
              {actions.isBusy ? text.busy : text.submit}
            </Button>
            {address === null && pending === null ? null : <Removal onConfirm={() => void actions.remove()} />}
          </div>
        </form>
      )}
    </>
  );
}

function Removal({ onConfirm }: { readonly onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.remove}</Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        >
          <p>{text.removeSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useAddress() {
  const trpc = useTRPC();
  const follow = {
    why: ({ problem: { code } }: Refused<Outputs['account']['setMailAddress']>) => text.problems[code],
    failed: { 'not-understood': text.problems.unknown },
    again: [trpc.account.mail.queryKey()],
    inPlace: true,
  };
  const setting = useAction(trpc.account.setMailAddress, { ...follow, done: text.sent });
  const removing = useAction(trpc.account.removeMailAddress, { ...follow, done: text.removed });
  return {
    problem: setting.problem ?? removing.problem,
    isBusy: setting.isRunning || removing.isRunning,
    set: async (address: string, onDone: () => void) => {
      removing.reset();
      const came = await setting.run({ address });
      if (came?.state === 'done') onDone();
    },
    remove: () => {
      setting.reset();
      return removing.run();
    },
  };
}
