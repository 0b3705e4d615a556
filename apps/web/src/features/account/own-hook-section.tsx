'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { HookForm, useHookAddress } from '../hooks/hook-form.tsx';
import { SecretDialog } from '../hooks/secret-dialog.tsx';
import { useHookChange } from '../hooks/use-hook-action.ts';
import { MapLoading } from '../shell/map-loading.tsx';
import { Problem } from '../shell/problem.tsx';
import { useToast } from '../shell/toasts.tsx';
import { OwnHook } from './own-hook.tsx';

const text = newsText.ownHooks;

/** How often the page asks what became of something that was never tried yet, ms. */
const AGAIN = 2000;

/** The hooks of the reader's own: a Discord channel, or a program. */
export function OwnHookSection() {
  const trpc = useTRPC();
  const [secret, setSecret] = useState<string | null>(null);
  const hooks = useQuery({
    ...trpc.news.ownHooks.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? AGAIN : false),
  });
  return (
    <section className="paper grid gap-4" aria-labelledby="own-hooks">
      <h2 id="own-hooks" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {hooks.isPending ? <MapLoading /> : null}
      {hooks.error ? <Problem error={hooks.error} retry={() => void hooks.refetch()} /> : null}
      {hooks.data === undefined ? null : (
        <>
          <ul>
            {hooks.data.map((hook) => (
              <OwnHook key={hook.id} hook={hook} />
            ))}
          </ul>
          <AddOwnHook showSecret={setSecret} />
        </>
      )}
      {secret === null ? null : <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </section>
  );
}

const isWaiting = ({ last }: Outputs['news']['ownHooks'][number]): boolean =>
  last?.kind === 'own-hook-test' && last.state === 'waiting';

interface AddOwnHookProps {
  readonly showSecret: (secret: string | null) => void;
}

function AddOwnHook({ showSecret }: AddOwnHookProps) {
  const trpc = useTRPC();
  const say = useToast();
  const address = useHookAddress();
  const done = useHookChange<{ readonly secret: string | null }>(
    trpc.news.ownHooks.queryKey(),
    ({ secret }) => {
      address.clear();
      say(text.done);
      showSecret(secret);
    },
    text.tooMany,
  );
  const adding = useMutation(trpc.news.addOwnHook.mutationOptions(done));
  return (
    <HookForm
      className="grid gap-4"
      aria-label={text.add}
      address={address}
      adding={adding}
      onAdd={adding.mutate}
      action={
        <button type="submit" className="btn justify-self-start" disabled={adding.isPending}>
          {adding.isPending ? text.busy : text.add}
        </button>
      }
    />
  );
}
