'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useMutation } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import { useTRPC } from '../../api/client.ts';
import { DeedButton } from './deed-button.tsx';
import { useDeedAnswer } from './use-deed.ts';

const text = deskText.deeds.pause;

/** Stops the clock of the campaign, with a reason. */
export function PauseButton({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const pause = useMutation(trpc.desk.pause.mutationOptions(useDeedAnswer(campaign, text.done)));
  return (
    <DeedButton
      label={text.open}
      icon={Pause}
      isDisabled={pause.isPending}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => pause.mutate({ campaign, reason })}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
