'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useMutation } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { useDeedAnswer } from './use-deed.ts';

const text = deskText.deeds.pause;

/** Stops the clock of the campaign, with a reason. */
export function PauseButton({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const pause = useMutation(trpc.desk.pause.mutationOptions(useDeedAnswer(campaign, text.done)));
  return (
    <>
      <button type="button" className="btn small" disabled={pause.isPending} onClick={() => setAsking(true)}>
        <Pause size={16} strokeWidth={1.75} aria-hidden />
        {text.open}
      </button>
      {isAsking ? (
        <DeedDialog
          title={text.title}
          action={text.action}
          onConfirm={(reason) => pause.mutate({ campaign, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
        </DeedDialog>
      ) : null}
    </>
  );
}
