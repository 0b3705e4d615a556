'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { historyText as history } from '@sealed-orders/text/pages/history';
import { StepBack, StepForward } from 'lucide-react';
import type { Steps } from '../../campaign-data/step-list.ts';
import { useEarlierSteps, useRuler } from '../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace, useHasTurns } from '../campaign-context.ts';

/** Most turns that have room for their numbers. */
const MOST_LABELS = 16;

/**
 * All steps on one ruler. In the past, the map shows what the reader knew then. If the page holds only some of the steps,
 * the ruler shows the turns of a few.
 */
export function HistorySlider() {
  const place = useCampaignPlace();
  const { steps, n, head, isNow, isLast, lens, seen, door, showStep } = place;
  const turns = turnsOf(useRuler(place, MOST_LABELS));
  useEarlierSteps(place, steps.length > 0);
  if (head.n < 1) return null;
  const go = (step: number) => showStep(step >= head.n ? null : Math.max(0, step));
  const every = Math.ceil(turns.length / MOST_LABELS);
  const where = door.text.where(seen.summary);
  const step = steps.find((one) => one.n === n);
  const known = isNow
    ? history.now
    : lens.as !== undefined
      ? capital(where)
      : head.viewer === 'spectator'
        ? history.of(where)
        : campaignText.history.at(where);
  const says = step?.isUndone === true ? history.undone(known) : known;
  return (
    <section className={isLast ? 'history no-print' : 'history past no-print'} aria-label={history.label}>
      <Button kind="icon" aria-label={history.back} disabled={n === 0} onClick={() => go(n - 1)}>
        <Icon of={StepBack} size={17} />
      </Button>
      <div className="track">
        <div className={turns.length > MOST_LABELS ? 'turns many' : 'turns'} aria-hidden>
          {turns.map(({ turn, share, from }, i) => (
            <div key={from} className="turn" style={{ flex: `${share} 0 0` }}>
              {i % every === 0 ? <TurnLabel turn={turn} isAlone={every > 1} /> : null}
            </div>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={head.n}
          value={n}
          aria-label={history.label}
          aria-valuetext={says}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <span className="says">{says}</span>
      {isLast ? (
        <Button kind="icon" aria-label={history.on} disabled>
          <Icon of={StepForward} size={17} />
        </Button>
      ) : (
        <>
          <Button kind="icon" aria-label={history.on} onClick={() => go(n + 1)}>
            <Icon of={StepForward} size={17} />
          </Button>
          <Button size="small" onClick={() => showStep(null)}>
            {lens.as === undefined || head.status !== 'finished' ? history.toNow : history.toEnd}
          </Button>
        </>
      )}
    </section>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Turn 3` or `Day 3`, and `3` where there is no room for more. */
function TurnLabel({ turn, isAlone }: { readonly turn: number; readonly isAlone: boolean }) {
  const word = useHasTurns() ? history.turn : history.day;
  if (turn === 0 && !isAlone) return <span className="word">{history.setUp}</span>;
  return (
    <>
      {isAlone ? null : <span className="word">{word} </span>}
      <span className="number">{turn}</span>
    </>
  );
}

/**
 * How much of the ruler each turn takes: one part for each step up to the next one. The last step is
 * the end of the ruler. After a rewind a turn appears again.
 */
function turnsOf(steps: Steps) {
  const turns: { turn: number; share: number; from: number }[] = [];
  for (const [i, { n, round }] of steps.entries()) {
    const share = (steps[i + 1]?.n ?? n) - n;
    const last = turns.at(-1);
    if (round === null || share === 0) continue;
    if (last?.turn === round) last.share += share;
    else turns.push({ turn: round, share, from: n });
  }
  return turns;
}
