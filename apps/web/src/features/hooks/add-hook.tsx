'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Inputs, useTRPC } from '../api/client.ts';
import { Choice, Field } from '../shell/field.tsx';
import { useToast } from '../shell/toasts.tsx';
import { type HookKind, KINDS, KindBoxes } from './kind-boxes.tsx';
import { useHookAction } from './use-hook-action.ts';

type Form = Inputs['hooks']['add']['form'];

const text = hooksText.add;
const FORMS: readonly Form[] = ['discord', 'signed'];

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
      <Choice
        label={text.form}
        value={form}
        options={FORMS.map((one) => [one, hooksText.forms[one]])}
        onChange={(one) => {
          setForm(one);
          adding.reset();
        }}
      />
      <Field
        name="url"
        type="url"
        required
        autoComplete="off"
        maxLength={500}
        label={text.address}
        hint={text.hints[form]}
        problem={isBad ? hooksText.problems['bad-hook-address'][form] : null}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
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
