'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { hookChange } from './hook-change.ts';
import { HookForm, useHookAddress } from './hook-form.tsx';
import { type HookKind, KINDS, KindBoxes } from './kind-boxes.tsx';

const text = hooksText.add;

interface AddHookProps {
  readonly campaign: string;
  readonly isByPhase: boolean;
  readonly showSecret: (secret: string | null) => void;
}

/** The form for another hook. */
export function AddHook({ campaign, isByPhase, showSecret }: AddHookProps) {
  const trpc = useTRPC();
  const address = useHookAddress();
  const [kinds, setKinds] = useState<readonly HookKind[]>(KINDS);
  const adding = useAction(trpc.hooks.add, {
    ...hookChange(trpc.hooks.list.queryKey({ campaign })),
    done: text.done,
    onDone: ({ value }) => {
      address.clear();
      showSecret(value.secret);
    },
  });
  return (
    <HookForm
      className="paper grid gap-4"
      aria-labelledby="add-hook"
      address={address}
      adding={adding}
      onAdd={(asked) => adding.run({ campaign, ...asked, kinds: [...kinds] })}
      title={
        <h2 id="add-hook" className="section-title">
          {text.title}
        </h2>
      }
      action={
        <>
          <KindBoxes isByPhase={isByPhase} kinds={kinds} isBusy={adding.isRunning} onChange={setKinds} />
          <Button type="submit" kind="main" className="justify-self-start" disabled={adding.isRunning}>
            {adding.isRunning ? text.busy : text.submit}
          </Button>
        </>
      }
    />
  );
}
