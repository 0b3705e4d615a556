'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { missOf } from '@sealed-orders/rules/sector-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { PHASE_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { Check } from 'lucide-react';
import { TimeLeft } from '../campaign/frame/time-left.tsx';
import { Icon } from '../kit/icon.tsx';
import { useSectorStep } from './sector-context.ts';
import { letterOfSide } from './sector-view-of.ts';
import { type Step, stepsOf } from './strip/steps.ts';
import { turnOf } from './waiting.ts';

const words = mapText.strip;

/** The phases along the top of the page, and who has to decide by when; `isPhone`: on one line with segments. */
export function SectorProgress({ isPhone }: { readonly isPhone: boolean }) {
  const { board } = useSectorStep().view;
  const steps = stepsOf(board);
  const label = board.turn === 0 ? words.setUp : words.label;
  if (isPhone) return <PhoneStrip steps={steps} label={label} />;
  return (
    <section className="phases on-lacquer" aria-label={label}>
      <ol>
        {steps.map(({ phase, state }, i) => (
          <li
            key={phase}
            className={`${shapeOf(phase)} ${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
            title={PHASE_NAMES[phase]}
          >
            <span className="n" aria-hidden>
              <span>{state === 'done' ? <Icon of={Check} size={11} stroke={2.5} /> : i + 1}</span>
            </span>
            <span className="label">{PHASE_NAMES[phase]}</span>
          </li>
        ))}
      </ol>
      <div className="clock">
        <Whose />
        <Clock withDate />
        <Miss />
      </div>
    </section>
  );
}

/** A lozenge for automatic phases, a square for battles, a circle for declarations. */
function shapeOf(phase: Step['phase']): string {
  if (phase === 'isolation' || phase === 'experience' || phase === 'score') return 'auto';
  return phase === 'battles' ? 'battle' : 'orders';
}

interface StripProps {
  readonly steps: readonly Step[];
  readonly label: string;
}

function PhoneStrip({ steps, label }: StripProps) {
  const at = steps.findIndex(({ state }) => state === 'now');
  const open = steps[at];
  return (
    <section className="phone-phase on-lacquer" aria-label={label}>
      <div className="line-1">
        <span>{words.of(at + 1, steps.length)}</span>
        {open === undefined ? null : <b>{PHASE_NAMES[open.phase]}</b>}
        <Clock />
        <Miss />
      </div>
      <div className="nine" style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }} aria-hidden>
        {steps.map(({ phase, state }) => (
          <i key={phase} className={state} />
        ))}
      </div>
    </section>
  );
}

/** Whose decision it is, in that side's colours if only one side is asked. */
function Whose() {
  const { now, isLast, letterOf } = useSectorStep();
  const turn = turnOf(now);
  const side = now.board.asked[0]?.side;
  if (turn === null || side === undefined || !isLast) return null;
  if (turn === 'both') return <b className="sector-whose">{words.both}</b>;
  return (
    <b className="sector-whose">
      <SeatSwatch seat={letterOfSide(now.board, side, letterOf)} />
      {turn === 'yours' ? words.yours : words.theirs(side)}
    </b>
  );
}

/** How much time is left for the decision, or that the page shows the past. */
function Clock({ withDate = false }: { readonly withDate?: boolean }) {
  const { head, isLast, dryRun } = useSectorStep();
  const { history } = campaignText;
  if (!isLast) return <b className="time-left soon">{dryRun.shown === null ? history.past : history.dryRun}</b>;
  return <TimeLeft head={head} withDate={withDate} />;
}

/** SEC-INIT-04: what the reader's side loses when the time is over. */
function Miss() {
  const { head, now, isLast } = useSectorStep();
  const isCounting = isLast && head.status === 'running' && head.nextDue !== null;
  const miss = isCounting && now.side !== null ? missOf(now.board, now.side) : null;
  return miss === null ? null : <small className="sector-miss">{words.miss[miss]}</small>;
}
