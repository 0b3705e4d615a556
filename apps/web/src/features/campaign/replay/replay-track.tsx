import { plain } from '@sealed-orders/text';
import { replayText } from '@sealed-orders/text/pages/replay';
import type { Beat } from '../door.ts';
import { headingsOf } from './headings.ts';
import type { Replay } from './replay-context.ts';

interface ReplayTrackProps {
  readonly replay: Replay;
  readonly played: number;
}

/** A ruler to scrub on: one tick an event, a lozenge where sides met, and where each part of the report begins. */
export function ReplayTrack({ replay: { beats, current, go }, played }: ReplayTrackProps) {
  const place = (i: number) => ({ left: `${((i + 1) / beats.length) * 100}%` });
  return (
    <div className="track">
      <div className="beats" aria-hidden>
        {beats.map((beat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
          <i key={i} className={beatClass(beat, i < played)} style={place(i)} />
        ))}
        {headingsOf(beats).map(({ at, section }) => (
          <span key={at} style={place(at)}>
            {section}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={beats.length}
        value={played}
        aria-label={replayText.label}
        aria-valuetext={current === null ? replayText.before : plain(current.sentence())}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

const beatClass = ({ isContact }: Beat, isPlayed: boolean): string =>
  [isContact ? 'contact' : '', isPlayed ? 'done' : ''].join(' ');
