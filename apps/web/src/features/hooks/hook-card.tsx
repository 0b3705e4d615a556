'use client';
import { dayAndTime } from '@sealed-orders/text';
import { hooksText as text } from '@sealed-orders/text/pages/hooks';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Notice } from '../shell/notice.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { type HookKind, KindBoxes } from './kind-boxes.tsx';
import { useHookAction } from './use-hook-action.ts';

type Hook = Outputs['hooks']['list'][number];

const when = (instant: string): string => dayAndTime(new Date(instant));

interface HookCardProps {
  readonly campaign: string;
  readonly hook: Hook;
  readonly showSecret: (secret: string | null) => void;
}

/** One hook: where it leads, what it is told, whether it is on, and what became of the last deliveries. */
export function HookCard({ campaign, hook, showSecret }: HookCardProps) {
  const trpc = useTRPC();
  const id = useId();
  const setting = useMutation(trpc.hooks.set.mutationOptions(useHookAction(campaign)));
  const set = (kinds: readonly HookKind[], isOn: boolean): void =>
    setting.mutate({ campaign, hook: hook.id, kinds: [...kinds], isOn });
  return (
    <section className="paper grid gap-4" aria-labelledby={id}>
      <header className="grid gap-1">
        <h2 className="section-title">
          <span id={id}>{text.forms[hook.form]}</span>
          {hook.off === null ? <span className="chip ok">{text.state.on}</span> : null}
        </h2>
        <p className="mono break-all">{hook.place}</p>
        <p className="muted text-sm">{text.madeBy(hook.madeBy, when(hook.createdAt))}</p>
      </header>
      <OffNotice off={hook.off} />
      <KindBoxes kinds={hook.kinds} isBusy={setting.isPending} onChange={(kinds) => set(kinds, hook.off === null)} />
      <div className="row flex-wrap">
        {hook.off === null ? <TestButton campaign={campaign} hook={hook} /> : null}
        <button
          type="button"
          className={hook.off === null ? 'btn' : 'btn ink'}
          disabled={setting.isPending}
          onClick={() => set(hook.kinds, hook.off !== null)}
        >
          {hook.off === null ? text.turnOff : text.turnOn}
        </button>
        {hook.form === 'signed' ? <RenewButton campaign={campaign} hook={hook} showSecret={showSecret} /> : null}
        <RemoveButton campaign={campaign} hook={hook} />
      </div>
      <DeliveryLog deliveries={hook.deliveries} />
    </section>
  );
}

function OffNotice({ off }: Pick<Hook, 'off'>) {
  if (off === null) return null;
  return (
    <Notice kind={off.because === 'failing' ? 'danger' : 'info'}>
      <b>{text.state[off.because](when(off.at))}.</b> {off.because === 'failing' ? text.failingHint : null}
    </Notice>
  );
}

type ButtonProps = Omit<HookCardProps, 'showSecret'>;

function TestButton({ campaign, hook }: ButtonProps) {
  const trpc = useTRPC();
  const testing = useMutation(trpc.hooks.test.mutationOptions(useHookAction(campaign)));
  return (
    <button
      type="button"
      className="btn ink"
      disabled={testing.isPending}
      onClick={() => testing.mutate({ campaign, hook: hook.id })}
    >
      {text.test}
    </button>
  );
}

function RenewButton({ campaign, hook, showSecret }: HookCardProps) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const done = useHookAction<{ readonly secret: string | null }>(campaign, ({ secret }) => showSecret(secret));
  const renewing = useMutation(trpc.hooks.renewSecret.mutationOptions(done));
  return (
    <>
      <button type="button" className="btn" disabled={renewing.isPending} onClick={() => setAsking(true)}>
        {text.renew}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={text.renewTitle}
          action={text.renew}
          onConfirm={() => renewing.mutate({ campaign, hook: hook.id })}
          onClose={() => setAsking(false)}
        >
          <p>{text.renewSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function RemoveButton({ campaign, hook }: ButtonProps) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation(trpc.hooks.remove.mutationOptions(useHookAction(campaign)));
  return (
    <>
      <button type="button" className="btn danger" disabled={removing.isPending} onClick={() => setAsking(true)}>
        {text.remove}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          onConfirm={() => removing.mutate({ campaign, hook: hook.id })}
          onClose={() => setAsking(false)}
        >
          <p>{text.removeSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
