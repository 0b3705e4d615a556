'use client';
import { guideText } from '@sealed-orders/text/hex-campaign/guide';
import { setGuide, useGuideState } from '../../campaign/guide-state.ts';
import { useDeskSeat, usePhaseDesk } from '../desks/phase-desk.ts';
import { type HexPlace, useHexPlace } from '../hex-context.ts';
import { GUIDE_STEPS, type GuideStep, guideStep } from './guide-step.ts';

/** Who plays a first turn is led through it: what to do next, by what was done. It never stands in the way. */
export function Guide() {
  const state = useGuideState();
  const place = useHexPlace();
  if (state === 'done' || (state === null && !isFirstTurn(place))) return null;
  return <Steps />;
}

/** The first turn of a war against seats that play by themselves. */
const isFirstTurn = ({ head, view }: HexPlace): boolean =>
  head.you !== null && view.turn <= 1 && head.seats.some(({ playsItself }) => playsItself);

function Steps() {
  const { view, isNow, selection, openTab, tab } = useHexPlace();
  const seat = useDeskSeat();
  const desk = usePhaseDesk();
  if (!isNow || seat === null || desk === null) return null;
  const step = guideStep({
    phase: view.phase,
    isSealed: seat.paper.sealed !== null,
    orders: Object.values(desk.drawing.orderStates),
    inHand: selection?.kind === 'piece' ? (desk.drawing.orderStates[selection.piece] ?? null) : null,
  });
  if (step === null) return null;
  const { title, says } = guideText.steps[step];
  const isLast = step === 'sealed';
  return (
    <section className="guide no-print" aria-label={guideText.title}>
      <p className="eyebrow">{headOf(step)}</p>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>{says}</p>
      </div>
      <p className="row flex-wrap">
        {tab !== 'orders' && (step === 'build' || step === 'sheet' || step === 'seal') ? (
          <button type="button" className="btn small ink" onClick={() => openTab('orders')}>
            {guideText.openSheet}
          </button>
        ) : null}
        <button type="button" className={isLast ? 'btn small ink' : 'link-btn'} onClick={() => setGuide('done')}>
          {isLast ? guideText.done : guideText.skip}
        </button>
      </p>
    </section>
  );
}

function headOf(step: GuideStep): string {
  if (step === 'build') return guideText.title;
  return `${guideText.title}. ${guideText.step(GUIDE_STEPS.indexOf(step) + 1, GUIDE_STEPS.length)}`;
}
