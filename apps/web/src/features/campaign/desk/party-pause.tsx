import { pauseText } from '@sealed-orders/text/pages/pause';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { PauseButton } from './pause-button.tsx';
import { ResumeButton } from './resume-button.tsx';

interface PartyPauseProps {
  readonly war: Pick<Head, 'id' | 'status' | 'pausedBecause' | 'pauseEnds' | 'wasPaused' | 'pauseDays'>;
  readonly seats: readonly { readonly userName: string | null }[];
}

/** How an owner or a referee who plays stops the clock and starts it again: once in each phase, unless they play alone. */
export function PartyPause({ war, seats }: PartyPauseProps) {
  const { id, status, pausedBecause, pauseEnds, wasPaused, pauseDays } = war;
  const isAlone = seats.filter(({ userName }) => userName !== null).length < 2;
  const isDesk = pausedBecause === 'desk';
  if (status === 'paused')
    return isDesk && pauseEnds === null && !isAlone ? (
      <p className="hint">{pauseText.byOthers}</p>
    ) : (
      <ResumeButton campaign={id} isStopped={!isDesk} />
    );
  if (isAlone) return <PauseButton campaign={id} />;
  if (pauseDays === 0) return <p className="hint">{pauseText.never}</p>;
  return wasPaused ? <p className="hint">{pauseText.used}</p> : <PauseButton campaign={id} days={pauseDays} />;
}
