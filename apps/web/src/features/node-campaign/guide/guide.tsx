'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { guideText } from '@sealed-orders/text/node-campaign/guide';
import { setGuide, useGuideState } from '../../browser/guide-state.ts';
import { useIsNewcomer } from '../../campaign-data/newcomer.ts';
import { Button } from '../../kit/button.tsx';
import { useNodePlace } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { mayGoToMidnight } from '../strip/go-to-midnight.tsx';
import { GUIDE_STEPS, type GuideStep, guideStep } from './guide-step.ts';
import { useGuided } from './use-guided.ts';

/** Until the end of this day the guide comes by itself: the points for three orders take some days. */
const LAST_DAY = 7;

/** Leads players through their first three orders: what to do next, by what they have done. It never gets in the way. */
export function NodeGuide() {
  const state = useGuideState();
  const { head, now, isNow } = useNodePlace();
  const isAsked = now.clock.day > 0 || mayGoToMidnight({ head, isNow, now });
  const isPlaying = head.you !== null && isAsked && lookup(now.players, head.you)?.standing === 'in';
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
  const place = useNodePlace();
  const { now, selection, composer } = place;
  const [done, add] = useGuided();
  const own = Object.values(now.forces).filter(({ owner }) => owner === now.you);
  const step = guideStep({
    isSetUp: now.clock.day === 0,
    done,
    hasForce: selection?.kind === 'force' && own.some(({ id }) => id === selection.force),
    composed: composer.commands,
    fights: Object.values(now.battles).some(({ stack }) => stack.some(({ owner }) => owner === now.you)),
  });
  const { title, says } = guideText.steps[step];
  const points = ownPoints(place);
  const isShort = step === 'expand' && points !== null && points < now.settings.cost.expand;
  const keys = step === 'force' ? guideText.byKeys.force : step === 'move' ? guideText.byKeys.node : null;
  return (
    <section className="guide no-print" aria-label={guideText.title}>
      <p className="eyebrow">{headOf(step)}</p>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>
          {says} {isShort ? guideText.short[mayGoToMidnight(place) ? 'alone' : 'waiting'] : null}{' '}
          {keys === null ? null : <span className="by-keys">{keys}</span>}
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
  if (step === 'begin' || step === 'battle' || step === 'end') return guideText.title;
  return `${guideText.title}. ${guideText.step(GUIDE_STEPS.indexOf(step) + 1, GUIDE_STEPS.length)}`;
}
