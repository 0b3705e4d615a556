'use client';
import { leavingCapitalEmpty } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { guideText } from '@sealed-orders/text/hex-campaign/guide';
import { finishGuide, guideMemory, useGuideState } from '../../browser/guide-state.ts';
import { isAlone } from '../../campaign-data/alone.ts';
import { useIsNewcomer } from '../../campaign-data/newcomer.ts';
import { Button } from '../../kit/button.tsx';
import { useFormSeat, usePhaseForm } from '../forms/phase-form.ts';
import { useHexPlace } from '../hex-context.ts';
import { GUIDE_STEPS, type GuideStep, guideStep } from './guide-step.ts';

/** The name that browsers had for it when no other game had a guide. */
const memory = guideMemory('guide');

/** Leads players through a first turn: what to do next, by what they have done. It never gets in the way. */
export function Guide() {
  const state = useGuideState(memory);
  const { head, view } = useHexPlace();
  if (state === 'wanted') return <Steps />;
  return state === null && head.you !== null && view.turn <= 1 ? <FirstTurn /> : null;
}

/** The guide in a first turn: always against seats that play by themselves, otherwise in the reader's first war. */
function FirstTurn() {
  const { head } = useHexPlace();
  return useIsNewcomer(head) ? <Steps /> : null;
}

function Steps() {
  const { head, view, isNow, selection, openTab, tab } = useHexPlace();
  const seat = useFormSeat();
  const form = usePhaseForm();
  if (!isNow || seat === null || form === null) return null;
  const { sheet } = seat.paper;
  const leaves = sheet.phase === 'movement-orders' ? leavingCapitalEmpty(seat.view, sheet.orders) : [];
  const step = guideStep({
    phase: view.phase,
    isSealed: seat.paper.sealed !== null,
    orders: Object.values(form.drawing.orderStates),
    emptiesCapital: leaves.length > 0,
    inHand: selection?.kind === 'piece' ? (lookup(form.drawing.orderStates, selection.piece) ?? null) : null,
  });
  if (step === null) return null;
  const { title, says: usual } = guideText.steps[step];
  const isLast = step === 'sealed';
  const says = isLast && isAlone(head) ? guideText.sealedAlone : usual;
  return (
    <section className={`guide no-print ${step === 'capital' ? 'warns' : ''}`} aria-label={guideText.title}>
      <p className="eyebrow">{headOf(step)}</p>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>
          {says} {step === 'goal' || step === 'unit' ? <span className="by-keys">{guideText.byKeys[step]}</span> : null}
        </p>
      </div>
      <p className="row flex-wrap">
        {tab !== 'orders' && (step === 'build' || step === 'sheet' || step === 'seal') ? (
          <Button kind="main" size="small" onClick={() => openTab('orders')}>
            {guideText.openSheet}
          </Button>
        ) : null}
        <Button kind={isLast ? 'main' : 'link'} size={isLast ? 'small' : undefined} onClick={() => finishGuide(memory)}>
          {isLast ? guideText.done : guideText.skip}
        </Button>
      </p>
    </section>
  );
}

function headOf(step: GuideStep): string {
  if (step === 'build' || step === 'capital') return guideText.title;
  return `${guideText.title}. ${guideText.step(GUIDE_STEPS.indexOf(step) + 1, GUIDE_STEPS.length)}`;
}
