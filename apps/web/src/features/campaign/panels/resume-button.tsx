'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { DeedDialog } from '../desk/deed-dialog.tsx';
import { useDeedAnswer } from '../desk/use-deed.ts';

interface ResumeButtonProps {
  readonly campaign: string;
  /** Whether it stopped because a step could not be made, which is then tried again. */
  readonly isStopped: boolean;
}

/** Sets a paused campaign going again, with a reason; the socket then tells what came of it. */
export function ResumeButton({ campaign, isStopped }: ResumeButtonProps) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const done = isStopped ? refereeText.resumed : refereeText.running;
  const resume = useMutation(trpc.campaigns.resume.mutationOptions(useDeedAnswer(campaign, done)));
  return (
    <>
      <button type="button" className="btn ink mt-2" disabled={resume.isPending} onClick={() => setAsking(true)}>
        <Play size={16} strokeWidth={1.75} aria-hidden /> {resume.isPending ? refereeText.resuming : refereeText.resume}
      </button>
      {isAsking ? (
        <DeedDialog
          title={refereeText.resumeTitle}
          action={refereeText.resume}
          onConfirm={(reason) => resume.mutate({ campaign, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{isStopped ? refereeText.resumeStopped : refereeText.resumeSays}</p>
        </DeedDialog>
      ) : null}
    </>
  );
}
