'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { siteText } from '@sealed-orders/text/pages/site';
import { CopyPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Field } from '../shell/field.tsx';

const text = repairsText.copy;

interface Copied {
  readonly id: string;
  readonly name: string;
}

/** Creates a campaign like this one, and leads to its lobby. */
export function CopyButton({ campaign }: { readonly campaign: Copied }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const copy = useAction(trpc.campaigns.copyTemplate, {
    refusals: text.refusals,
    onDone: ({ value }) => router.push(`/c/${value.slug}`),
    shown: [trpc.campaigns.mine.queryKey()],
  });
  return (
    <>
      <button type="button" className="btn small" disabled={copy.isRunning} onClick={() => setAsking(true)}>
        <CopyPlus size={16} strokeWidth={1.75} aria-hidden />
        {text.open}
      </button>
      {isAsking ? (
        <CopyDialog
          name={text.nameOf(campaign.name).slice(0, 80)}
          onConfirm={(name) => copy.run({ campaign: campaign.id, name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface CopyDialogProps {
  readonly name: string;
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

function CopyDialog({ name: given, onConfirm, onClose }: CopyDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [name, setName] = useState(given);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    ref.current?.close();
    onConfirm(name.trim());
  };
  return (
    <dialog className="paper" ref={ref} aria-labelledby={titleId} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        <h2 id={titleId}>{text.title}</h2>
        <p>{text.says}</p>
        <Field
          name="name"
          label={text.name}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="row justify-end">
          <button type="button" className="btn quiet" onClick={() => ref.current?.close()}>
            {siteText.back}
          </button>
          <button type="submit" className="btn ink" disabled={name.trim() === ''}>
            {text.action}
          </button>
        </div>
      </form>
    </dialog>
  );
}
