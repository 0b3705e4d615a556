'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTRPC } from '../../api/client.ts';
import { DeedButton } from '../desk/deed-button.tsx';
import { useDeedAnswer } from '../desk/use-deed.ts';

interface ResumeButtonProps {
  readonly campaign: string;
  /** Whether it stopped because a step could not be made, which is then tried again. */
  readonly isStopped: boolean;
}

/** Sets a paused campaign going again, with a reason; the socket then tells what came of it. */
export function ResumeButton({ campaign, isStopped }: ResumeButtonProps) {
  const trpc = useTRPC();
  const done = isStopped ? refereeText.resumed : refereeText.running;
  const resume = useMutation(trpc.campaigns.resume.mutationOptions(useDeedAnswer(campaign, done)));
  return (
    <DeedButton
      label={resume.isPending ? refereeText.resuming : refereeText.resume}
      icon={Play}
      isDisabled={resume.isPending}
      className="ink mt-2"
      title={refereeText.resumeTitle}
      action={refereeText.resume}
      onConfirm={(reason) => resume.mutate({ campaign, reason })}
    >
      <p>{isStopped ? refereeText.resumeStopped : refereeText.resumeSays}</p>
    </DeedButton>
  );
}
