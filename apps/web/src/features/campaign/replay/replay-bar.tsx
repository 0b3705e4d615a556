'use client';
import { Die } from '@sealed-orders/map';
import { plain } from '@sealed-orders/text';
import { replayText } from '@sealed-orders/text/pages/replay';
import { reportText } from '@sealed-orders/text/pages/report';
import { siteText } from '@sealed-orders/text/pages/site';
import { Pause, Play, StepBack, StepForward, X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { type Replay, useReplay } from './replay-context.ts';
import type { ReplayState } from './replay-state.ts';
import { ReplayTrack } from './replay-track.tsx';

/** Plays the step on the map: play and pause, one event back or on, a ruler to scrub on, and the speed. */
export function ReplayBar() {
  const replay = useReplay();
  const { state, beats } = replay;
  if (state === null) return null;
  const atEnd = state.played >= beats.length;
  return (
    <section className="replay on-lacquer no-print" aria-label={replayText.label} data-keys>
      <Says replay={replay} state={state} />
      <div className="controls">
        <Button
          kind="icon"
          aria-label={replayText.back}
          disabled={state.played === 0}
          onClick={() => replay.go(state.played - 1)}
        >
          <Icon of={StepBack} size={18} />
        </Button>
        <button
          type="button"
          className="play"
          aria-label={state.isRunning ? replayText.pause : replayText.play}
          aria-keyshortcuts="."
          onClick={replay.toggle}
        >
          <Icon of={state.isRunning ? Pause : Play} size={18} stroke={2} />
        </button>
        <Button kind="icon" aria-label={replayText.on} disabled={atEnd} onClick={replay.on}>
          <Icon of={StepForward} size={18} />
        </Button>
        <ReplayTrack replay={replay} played={state.played} />
        <b className="count">{replayText.count(state.played, beats.length)}</b>
        <Button kind="icon" aria-label={replayText.faster(state.speed)} onClick={replay.faster}>
          {replayText.speed(state.speed)}
        </Button>
        <Button kind="icon" aria-label={siteText.close} onClick={replay.stop}>
          <Icon of={X} size={18} />
        </Button>
      </div>
    </section>
  );
}

/** What is being played, in words and with its dice; read aloud as it changes, except during playback. */
function Says({ replay: { current }, state }: { readonly replay: Replay; readonly state: ReplayState }) {
  const dice = current?.dice ?? [];
  return (
    <p className="says" aria-live={state.isRunning ? 'off' : 'polite'}>
      <span>{current === null ? replayText.before : plain(current.sentence())}</span>
      {dice.length > 0 ? (
        <span className="row" role="img" aria-label={reportText.dice(dice)} key={state.played}>
          {dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
            <Die key={i} face={face} isThrown={state.isOnwards} />
          ))}
        </span>
      ) : null}
    </p>
  );
}
