'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Field } from '../../shell/field.tsx';
import { useToast } from '../../shell/toasts.tsx';

const text = endingText.own;

/** The owner ends the war alone, with a reason that everybody reads; asked once. */
export function EndForm({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const say = useToast();
  const [reason, write] = useState('');
  const [isAsking, setAsking] = useState(false);
  const end = useMutation(
    trpc.ending.end.mutationOptions({
      onSuccess: async (answer) => {
        if (!answer.ok) say(await refusalSentence({ 'no-reason': text.noReason }, answer.problem.code));
      },
      onError: () => say(text.notEnded),
    }),
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <form className="grid gap-3 justify-items-start" onSubmit={ask} aria-label={text.owner} noValidate>
      <h3>{text.owner}</h3>
      <p className="hint">{text.ownerSays}</p>
      <Field
        name="end-reason"
        label={text.reason}
        maxLength={1000}
        value={reason}
        onChange={(event) => write(event.target.value)}
      />
      <button type="submit" className="btn small" disabled={reason.trim() === '' || end.isPending}>
        {text.end}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={text.endTitle}
          action={text.end}
          onConfirm={() => end.mutate({ campaign, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{text.endConfirm}</p>
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
