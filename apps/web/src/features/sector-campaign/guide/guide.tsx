'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { guideText } from '@sealed-orders/text/sector-campaign/guide';
import { finishGuide, guideMemory, useGuideState } from '../../browser/guide-state.ts';
import { useIsNewcomer } from '../../campaign-data/newcomer.ts';
import { Button } from '../../kit/button.tsx';
import { FORCES_VIEW } from '../forces/open-force.ts';
import { useSectorPlace } from '../sector-context.ts';
import { canQueue, GUIDE_STEPS, type GuideStep, guideStep } from './guide-step.ts';

const memory = guideMemory('guide sector-campaign');

/** The guide appears unasked until this turn, when it takes its leave. */
const LAST_TURN = 2;

/** Leads commanders through the set-up and their first turn: what is due, and how to do it. It blocks nothing. */
export function SectorGuide() {
  const state = useGuideState(memory);
  const { now, isNow } = useSectorPlace();
  const step = guideStep(now);
  const isCommander = now.you !== null && lookup(now.board.players, now.you)?.role === 'commander';
  if (!isCommander || !isNow || step === null || state === 'done') return null;
  if (state === 'wanted') return <Step step={step} />;
  return now.board.turn <= LAST_TURN ? <FirstTurn step={step} /> : null;
}

/** The guide in the first turn: always against the computer, otherwise only in the reader's first campaign. */
function FirstTurn({ step }: StepProps) {
  const { head } = useSectorPlace();
  return useIsNewcomer(head) ? <Step step={step} /> : null;
}

interface StepProps {
  readonly step: GuideStep;
}

function Step({ step }: StepProps) {
  const { now, openTab } = useSectorPlace();
  const { title, says } = guideText.steps[step];
  return (
    <section className="guide no-print" aria-label={guideText.title}>
      <p className="eyebrow">{headOf(step)}</p>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>{step === 'wait' && canQueue(now) ? guideText.waits : says}</p>
      </div>
      <p className="row flex-wrap">
        {step === 'army' ? (
          <Button kind="main" size="small" onClick={() => openTab(FORCES_VIEW)}>
            {guideText.openArmy}
          </Button>
        ) : null}
        {step === 'end' ? (
          <Button kind="main" size="small" onClick={() => finishGuide(memory)}>
            {guideText.done}
          </Button>
        ) : (
          <Button kind="link" onClick={() => finishGuide(memory)}>
            {guideText.skip}
          </Button>
        )}
      </p>
    </section>
  );
}

function headOf(step: GuideStep): string {
  if (step === 'wait' || step === 'end') return guideText.title;
  return `${guideText.title}. ${guideText.step(GUIDE_STEPS.indexOf(step) + 1, GUIDE_STEPS.length)}`;
}
