'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { LogOut } from 'lucide-react';
import { signOut } from 'next-auth/react';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { unsubscribe } from '../browser/push.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';

const text = accountText.own.sessions;

/** Removes the cookie too, stops notifications on this browser, and goes to the start page. */
async function leave(): Promise<void> {
  await unsubscribe();
  await signOut({ callbackUrl: '/' });
}

/** Signing out, on this device or on all of them. */
export function SignOutSection() {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const everywhere = useAction(trpc.account.signOutEverywhere, {
    onDone: leave,
    failed: { lost: text.failed },
    inPlace: true,
  });
  const leaveAll = async () => {
    const came = await everywhere.run();
    // The session is over already: only the cookie is left.
    if (came?.state === 'signed-out') await leave();
  };
  return (
    <section className="paper grid gap-4" aria-labelledby="sessions">
      <h2 id="sessions" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {everywhere.problem !== null && !everywhere.isSignedOut ? (
        <Notice kind="danger" live>
          {everywhere.problem}
        </Notice>
      ) : null}
      <div className="row flex-wrap">
        <Button onClick={() => void leave()}>
          <Icon of={LogOut} /> {text.here}
        </Button>
        <Button disabled={everywhere.isRunning} onClick={() => setAsking(true)}>
          {text.everywhere}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={text.confirmTitle}
          action={text.everywhere}
          onConfirm={leaveAll}
          onClose={() => setAsking(false)}
        >
          <p>{text.confirmSays}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
