'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { signOut } from 'next-auth/react';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Notice } from '../shell/notice.tsx';
import { unsubscribe } from '../shell/push.ts';

const text = accountText.own.sessions;

/** Removes the cookie too, ends the notifications here, and leads to the start page. */
async function leave(): Promise<void> {
  await unsubscribe();
  await signOut({ callbackUrl: '/' });
}

/** Signing out, on this device or on all of them. */
export function SignOutSection() {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const everywhere = useMutation(
    trpc.account.signOutEverywhere.mutationOptions({
      onSuccess: leave,
      onError: (error) => {
        // The session is over already: what is left is the cookie.
        if (refusalOf(error) === 'UNAUTHORIZED') void leave();
      },
    }),
  );
  return (
    <section className="paper grid gap-4" aria-labelledby="sessions">
      <h2 id="sessions" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {everywhere.error && refusalOf(everywhere.error) === null ? (
        <Notice kind="danger" live>
          {text.failed}
        </Notice>
      ) : null}
      <div className="row flex-wrap">
        <button type="button" className="btn" onClick={() => void leave()}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden /> {text.here}
        </button>
        <button type="button" className="btn" disabled={everywhere.isPending} onClick={() => setAsking(true)}>
          {text.everywhere}
        </button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={text.confirmTitle}
          action={text.everywhere}
          onConfirm={() => everywhere.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{text.confirmSays}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
