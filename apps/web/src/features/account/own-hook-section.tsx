'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { hookChange } from '../hooks/hook-change.ts';
import { HookForm, useHookAddress } from '../hooks/hook-form.tsx';
import { SecretDialog } from '../hooks/secret-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Problem } from '../shell/problem.tsx';
import { OwnHook } from './own-hook.tsx';

const text = newsText.ownHooks;

/** How often the page polls for the result of a delivery that has not been tried yet, ms. */
const AGAIN = 2000;

/** The reader's own hooks: a Discord channel, or a program. */
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
  const address = useHookAddress();
  const adding = useAction(trpc.news.addOwnHook, {
    ...hookChange(trpc.news.ownHooks.queryKey(), text.tooMany),
    done: text.done,
    onDone: ({ value }) => {
      address.clear();
      showSecret(value.secret);
    },
  });
  return (
    <HookForm
      className="grid gap-4"
      aria-label={text.add}
      address={address}
      adding={adding}
      onAdd={adding.run}
      action={
        <Button type="submit" className="justify-self-start" disabled={adding.isRunning}>
          {adding.isRunning ? text.busy : text.add}
        </Button>
      }
    />
  );
}
