'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useWhyNotAlone } from '../../campaigns/use-powers.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Field } from '../../kit/field.tsx';

const text = endingText.own;

/** The owner ends the war alone, with a public reason; asks once. Says why if only the players can. */
export function EndForm({ campaign }: { readonly campaign: string }) {
  const why = useWhyNotAlone(campaign, 'end');
  if (why === null) return <Form campaign={campaign} />;
  return (
    <section className="grid gap-3" aria-label={text.owner}>
      <h3>{text.owner}</h3>
      <p className="hint">{why}</p>
    </section>
  );
}

function Form({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const [reason, write] = useState('');
  const [isAsking, setAsking] = useState(false);
  const end = useAction(trpc.ending.end, {
    refusals: { 'no-reason': text.noReason },
    shown: [trpc.play.head.queryKey({ campaign })],
    wasDone: async (queries) => {
      const { status } = await queries.fetchQuery(trpc.play.head.queryOptions({ campaign }));
      return status === 'finished';
    },
  });
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
      <Button type="submit" size="small" disabled={reason.trim() === '' || end.isRunning}>
        {text.end}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.endTitle}
          action={text.end}
          onConfirm={() => end.run({ campaign, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{text.endConfirm}</p>
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
