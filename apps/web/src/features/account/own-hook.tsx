'use client';
import { dayAndTime } from '@sealed-orders/text';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { newsText } from '@sealed-orders/text/pages/news';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { hookChange } from '../hooks/hook-change.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Notice } from '../kit/notice.tsx';

const text = newsText.ownHooks;

type Hook = Outputs['news']['ownHooks'][number];

const when = (instant: string): string => dayAndTime(new Date(instant));

/** One of the reader's own hooks: where it leads, whether it is on, and the result of its last delivery. */
export function OwnHook({ hook }: { readonly hook: Hook }) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const follow = hookChange(trpc.news.ownHooks.queryKey());
  const testing = useAction(trpc.news.testOwnHook, follow);
  const turningOn = useAction(trpc.news.turnOwnHookOn, follow);
  const removing = useAction(trpc.news.removeOwnHook, follow);
  const isOn = hook.offAt === null;
  const change = isOn ? testing : turningOn;
  return (
    <li className="grid gap-2 border-t border-rule py-3">
      <p>
        <b>{hooksText.forms[hook.form]}</b> {isOn ? <span className="chip ok">{text.on}</span> : null}
        <span className="mono block break-all">{hook.place}</span>
        <span className="muted text-sm block">{text.since(when(hook.createdAt))}</span>
      </p>
      {hook.offAt === null ? null : <Notice kind="danger">{text.off(when(hook.offAt))}</Notice>}
      {hook.last === null ? null : <Last last={hook.last} />}
      <div className="row flex-wrap">
        <Button disabled={change.isRunning} onClick={() => change.run({ hook: hook.id })}>
          {isOn ? hooksText.test : hooksText.turnOn}
        </Button>
        <Button kind="danger" disabled={removing.isRunning} onClick={() => setAsking(true)}>
          {hooksText.remove}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={text.removeTitle}
          action={hooksText.remove}
          onConfirm={() => removing.run({ hook: hook.id })}
          onClose={() => setAsking(false)}
        >
          <p>{text.removeSays}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

function Last({ last: { kind, at, state } }: { readonly last: NonNullable<Hook['last']> }) {
  const what =
    kind === 'own-hook-test' ? text.kindTest : kind === 'moved' ? text.kindMoved : newsText.choices.kinds[kind].name;
  return (
    <p className="text-sm" role="status">
      {text.lastTitle}: {text.last(what, when(at), text.states[state])}
    </p>
  );
}
