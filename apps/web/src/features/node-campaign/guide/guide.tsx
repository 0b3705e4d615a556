'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { guideText } from '@sealed-orders/text/node-campaign/guide';
import { setGuide, useGuideState } from '../../browser/guide-state.ts';
import { useIsNewcomer } from '../../campaign-data/newcomer.ts';
import { Button } from '../../kit/button.tsx';
import { useNodePlace } from '../node-context.ts';
import { GUIDE_STEPS, type GuideStep, guideStep } from './guide-step.ts';
import { useGuided } from './use-guided.ts';

/** Until the end of this day the guide comes by itself. */
const LAST_DAY = 3;

/** Leads players through their first three orders: what to do next, by what they have done. It never gets in the way. */
export function NodeGuide() {
  const state = useGuideState();
  const { head, now, isNow } = useNodePlace();
  const isPlaying = head.you !== null && now.clock.day > 0 && lookup(now.players, head.you)?.standing === 'in';
  if (!isPlaying || !isNow || state === 'done') return null;
  if (state === 'wanted') return <Steps />;
  return now.clock.day <= LAST_DAY ? <FirstDays /> : null;
}

/** The guide in the first days: always against seats that play by themselves, otherwise in the reader's first war. */
function FirstDays() {
  const { head } = useNodePlace();
  return useIsNewcomer(head) ? <Steps /> : null;
}

function Steps() {
  const { now, selection, composer } = useNodePlace();
  const [done, add] = useGuided();
  const own = Object.values(now.forces).filter(({ owner }) => owner === now.you);
  const step = guideStep({
    done,
    hasForce: selection?.kind === 'force' && own.some(({ id }) => id === selection.force),
    composed: composer.commands,
    fights: Object.values(now.battles).some(({ stack }) => stack.some(({ owner }) => owner === now.you)),
  });
  const { title, says } = guideText.steps[step];
  const keys = step === 'force' ? guideText.byKeys.force : step === 'move' ? guideText.byKeys.node : null;
  return (
    <section className="guide no-print" aria-label={guideText.title}>
      <p className="eyebrow">{headOf(step)}</p>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>
          {says} {keys === null ? null : <span className="by-keys">{keys}</span>}
        </p>
      </div>
      <p className="row flex-wrap">
        {step === 'battle' ? (
          <Button kind="main" size="small" onClick={() => add(['battle'])}>
            {guideText.goOn}
          </Button>
        ) : null}
        {step === 'end' ? (
          <Button kind="main" size="small" onClick={() => setGuide('done')}>
            {guideText.done}
          </Button>
        ) : (
          <Button kind="link" onClick={() => setGuide('done')}>
            {guideText.skip}
          </Button>
        )}
      </p>
    </section>
  );
}

function headOf(step: GuideStep): string {
  if (step === 'battle' || step === 'end') return guideText.title;
  return `${guideText.title}. ${guideText.step(GUIDE_STEPS.indexOf(step) + 1, GUIDE_STEPS.length)}`;
}
