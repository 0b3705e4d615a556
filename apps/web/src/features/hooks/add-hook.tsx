'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { useToast } from '../shell/toasts.tsx';
import { HookForm, useHookAddress } from './hook-form.tsx';
import { type HookKind, KINDS, KindBoxes } from './kind-boxes.tsx';
import { useHookAction } from './use-hook-action.ts';

const text = hooksText.add;

interface AddHookProps {
  readonly campaign: string;
  readonly showSecret: (secret: string | null) => void;
}

/** The form for a further hook. */
export function AddHook({ campaign, showSecret }: AddHookProps) {
  const address = useHookAddress();
  const [kinds, setKinds] = useState<readonly HookKind[]>(KINDS);
  const adding = useAdding(campaign, (secret) => {
    address.clear();
    showSecret(secret);
  });
  return (
    <HookForm
      className="paper grid gap-4"
      aria-labelledby="add-hook"
      address={address}
      adding={adding}
      onAdd={(asked) => adding.mutate({ campaign, ...asked, kinds: [...kinds] })}
      title={
        <h2 id="add-hook" className="section-title">
          {text.title}
        </h2>
      }
      action={
        <>
          <KindBoxes kinds={kinds} isBusy={adding.isPending} onChange={setKinds} />
          <button type="submit" className="btn ink justify-self-start" disabled={adding.isPending}>
            {adding.isPending ? text.busy : text.submit}
          </button>
        </>
      }
    />
  );
}

function useAdding(campaign: string, onAdded: (secret: string | null) => void) {
  const trpc = useTRPC();
  const say = useToast();
  const done = useHookAction<{ readonly secret: string | null }>(campaign, ({ secret }) => {
    say(text.done);
    onAdded(secret);
  });
  return useMutation(trpc.hooks.add.mutationOptions(done));
}
