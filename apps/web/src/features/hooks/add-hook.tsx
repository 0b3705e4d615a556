'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { useToast } from '../shell/toasts.tsx';
import { type Form, HookAddress } from './hook-address.tsx';
import { type HookKind, KINDS, KindBoxes } from './kind-boxes.tsx';
import { useHookAction } from './use-hook-action.ts';

const text = hooksText.add;

interface AddHookProps {
  readonly campaign: string;
  readonly showSecret: (secret: string | null) => void;
}

/** The form for a further hook. */
export function AddHook({ campaign, showSecret }: AddHookProps) {
  const [form, setForm] = useState<Form>('discord');
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly HookKind[]>(KINDS);
  const adding = useAdding(campaign, (secret) => {
    setUrl('');
    showSecret(secret);
  });
  const isBad = adding.data?.ok === false && adding.data.problem.code === 'bad-hook-address';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    adding.mutate({ campaign, form, url, kinds: [...kinds] });
  };
  return (
    <form className="paper grid gap-4" aria-labelledby="add-hook" onSubmit={submit}>
      <h2 id="add-hook" className="section-title">
        {text.title}
      </h2>
      <HookAddress
        form={form}
        url={url}
        isBad={isBad}
        onForm={(one) => {
          setForm(one);
          adding.reset();
        }}
        onUrl={setUrl}
      />
      <KindBoxes kinds={kinds} isBusy={adding.isPending} onChange={setKinds} />
      <button type="submit" className="btn ink justify-self-start" disabled={adding.isPending}>
        {adding.isPending ? text.busy : text.submit}
      </button>
    </form>
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
