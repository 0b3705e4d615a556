'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { Play } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';

interface ResumeButtonProps {
  readonly campaign: string;
  /** Whether it stopped because a step failed; resuming then retries it. */
  readonly isStopped: boolean;
  /** Whether the game has phases; if not, all orders count on arrival. */
  readonly isByPhase?: boolean;
}

/** Resumes a paused campaign, with a reason; the result arrives through the socket. */
export function ResumeButton({ campaign, isStopped, isByPhase = true }: ResumeButtonProps) {
  const trpc = useTRPC();
  const text = isByPhase ? refereeText : refereeText.onArrival;
  const resume = useAction(trpc.campaigns.resume, {
    ...afterDeed(trpc, campaign, isByPhase),
    done: isStopped ? refereeText.resumed : refereeText.running,
    wasDone: async (queries) => {
      const { status } = await queries.fetchQuery(trpc.play.head.queryOptions({ campaign }));
      return status !== 'paused';
    },
  });
  return (
    <DeedButton
      label={resume.isRunning ? refereeText.resuming : refereeText.resume}
      icon={Play}
      isDisabled={resume.isRunning}
      look={{ kind: 'main', className: 'mt-2' }}
      title={refereeText.resumeTitle}
      action={refereeText.resume}
      onConfirm={(reason) => resume.run({ campaign, reason })}
    >
      <p>{isStopped ? text.resumeStopped : text.resumeSays}</p>
    </DeedButton>
  );
}
