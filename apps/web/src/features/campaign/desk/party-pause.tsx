import { pauseText } from '@sealed-orders/text/pages/pause';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { PauseButton } from './pause-button.tsx';
import { ResumeButton } from './resume-button.tsx';

interface PartyPauseProps {
  readonly war: Pick<Head, 'id' | 'status' | 'pausedBecause' | 'pauseEnds' | 'wasPaused' | 'pauseDays'>;
  readonly seats: readonly { readonly userName: string | null }[];
  /** Whether the game has phases; if not, all orders count on arrival. */
  readonly isByPhase?: boolean;
}

/** How an owner or a referee who plays stops the clock and starts it again: once in each phase or day, unless they play alone. */
export function PartyPause({ war, seats, isByPhase = true }: PartyPauseProps) {
  const { id, status, pausedBecause, pauseEnds, wasPaused, pauseDays } = war;
  const isAlone = seats.filter(({ userName }) => userName !== null).length < 2;
  const isDesk = pausedBecause === 'desk';
  if (status === 'paused')
    return isDesk && pauseEnds === null && !isAlone ? (
      <p className="hint">{pauseText.byOthers}</p>
    ) : (
      <ResumeButton campaign={id} isStopped={!isDesk} isByPhase={isByPhase} />
    );
  if (isAlone) return <PauseButton campaign={id} isByPhase={isByPhase} />;
  if (pauseDays === 0) return <p className="hint">{pauseText.never}</p>;
  if (wasPaused) return <p className="hint">{(isByPhase ? pauseText : pauseText.onArrival).used}</p>;
  return <PauseButton campaign={id} days={pauseDays} isByPhase={isByPhase} />;
}
