'use client';
import { dayAndTime } from '@sealed-orders/text';
import { hooksText as text } from '@sealed-orders/text/pages/hooks';
import { useId, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { hookChange } from './hook-change.ts';
import { type HookKind, KindBoxes } from './kind-boxes.tsx';

type Hook = Outputs['hooks']['list'][number];

const when = (instant: string): string => dayAndTime(new Date(instant));

interface HookCardProps {
  readonly campaign: string;
  readonly isByPhase: boolean;
  readonly hook: Hook;
  readonly showSecret: (secret: string | null) => void;
}

/** One hook: where it leads, which news it gets, whether it is on, and the results of its last deliveries. */
export function HookCard({ campaign, isByPhase, hook, showSecret }: HookCardProps) {
  const trpc = useTRPC();
  const id = useId();
  const setting = useAction(trpc.hooks.set, {
    ...hookChange(trpc.hooks.list.queryKey({ campaign })),
    mayOverlap: true,
  });
  const set = (kinds: readonly HookKind[], isOn: boolean): void =>
    void setting.run({ campaign, hook: hook.id, kinds: [...kinds], isOn });
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
      <KindBoxes
        isByPhase={isByPhase}
        kinds={hook.kinds}
        isBusy={setting.isRunning}
        onChange={(kinds) => set(kinds, hook.off === null)}
      />
      <div className="row flex-wrap">
        {hook.off === null ? <TestButton campaign={campaign} hook={hook} /> : null}
        <Button
          kind={hook.off === null ? 'plain' : 'main'}
          disabled={setting.isRunning}
          onClick={() => set(hook.kinds, hook.off !== null)}
        >
          {hook.off === null ? text.turnOff : text.turnOn}
        </Button>
        {hook.form === 'signed' ? <RenewButton campaign={campaign} hook={hook} showSecret={showSecret} /> : null}
        <RemoveButton campaign={campaign} hook={hook} />
      </div>
      <DeliveryLog isByPhase={isByPhase} deliveries={hook.deliveries} />
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

type ButtonProps = Omit<HookCardProps, 'showSecret' | 'isByPhase'>;

function TestButton({ campaign, hook }: ButtonProps) {
  const trpc = useTRPC();
  const testing = useAction(trpc.hooks.test, hookChange(trpc.hooks.list.queryKey({ campaign })));
  return (
    <Button kind="main" disabled={testing.isRunning} onClick={() => testing.run({ campaign, hook: hook.id })}>
      {text.test}
    </Button>
  );
}

function RenewButton({ campaign, hook, showSecret }: Omit<HookCardProps, 'isByPhase'>) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const renewing = useAction(trpc.hooks.renewSecret, {
    ...hookChange(trpc.hooks.list.queryKey({ campaign })),
    onDone: ({ value }) => showSecret(value.secret),
  });
  return (
    <>
      <Button disabled={renewing.isRunning} onClick={() => setAsking(true)}>
        {text.renew}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.renewTitle}
          action={text.renew}
          onConfirm={() => renewing.run({ campaign, hook: hook.id })}
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
  const removing = useAction(trpc.hooks.remove, hookChange(trpc.hooks.list.queryKey({ campaign })));
  return (
    <>
      <Button kind="danger" disabled={removing.isRunning} onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          onConfirm={() => removing.run({ campaign, hook: hook.id })}
          onClose={() => setAsking(false)}
        >
          <p>{text.removeSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
