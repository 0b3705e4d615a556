'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { pauseText } from '@sealed-orders/text/pages/pause';
import { Pause } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';

const text = deskText.deeds.pause;

interface PauseButtonProps {
  readonly campaign: string;
  /** After how many days the pause ends automatically; if omitted, it does not. */
  readonly days?: number;
  /** Whether the game has phases; if not, all orders count on arrival. */
  readonly isByPhase?: boolean;
}

/** Stops the clock of the campaign, with a reason. */
export function PauseButton({ campaign, days, isByPhase = true }: PauseButtonProps) {
  const trpc = useTRPC();
  const pause = useAction(trpc.desk.pause, {
    ...afterDeed(trpc, campaign, isByPhase),
    done: text.done,
    wasDone: async (queries) => {
      const { status } = await queries.fetchQuery(trpc.play.head.queryOptions({ campaign }));
      return status === 'paused';
    },
  });
  return (
    <DeedButton
      label={text.open}
      icon={Pause}
      isDisabled={pause.isRunning}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => pause.run({ campaign, reason })}
    >
      <p>{isByPhase ? text.says : deskText.onArrival.pause}</p>
      {days === undefined ? null : <p>{(isByPhase ? pauseText : pauseText.onArrival).limit(days)}</p>}
    </DeedButton>
  );
}
