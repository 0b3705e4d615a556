'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { guideText } from '@sealed-orders/text/node-campaign/guide';
import { finishGuide, guideMemory, useGuideState } from '../../browser/guide-state.ts';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { useIsNewcomer } from '../../campaign-data/newcomer.ts';
import { Button } from '../../kit/button.tsx';
import { useOpenForce } from '../forces/open-force.ts';
import { useNodePlace } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { toDoOf } from '../panels/to-do.ts';
import { GoButton } from '../strip/go-button.tsx';
import { mayGoToMidnight } from '../strip/may-go.ts';
import { GUIDE_STEPS, type GuideStep, guideStep } from './guide-step.ts';
import { useGuided } from './use-guided.ts';

const memory = guideMemory('guide node-campaign');

/** Until the end of this day the guide comes by itself: the points for three orders can take three weeks. */
const LAST_DAY = 21;

/** Leads players through their first three orders: what to do next, by what they have done. It never gets in the way. */
export function NodeGuide() {
  const state = useGuideState(memory);
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
  const guided = useStep();
  const { step } = guided;
  return (
    <section className="guide no-print" aria-label={guideText.title}>
      <p className="eyebrow">{headOf(step)}</p>
      <div aria-live="polite">
        <h2>{guideText.steps[step].title}</h2>
        <Says {...guided} />
      </div>
      <p className="row flex-wrap">
        <Ways {...guided} />
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

/** The step that the reader has come to, and what stands in its way. */
function useStep() {
  const place = useNodePlace();
  const { now, selection, composer } = place;
  const [done, add] = useGuided();
  const own = Object.values(now.forces).filter(({ owner }) => owner === now.you);
  const selected = own.find(({ id }) => selection?.kind === 'force' && id === selection.force);
  const lacking = toDoOf(now).find(({ decision }) => decision === 'roster')?.force ?? null;
  const points = ownPoints(place);
  const isEmpty = composer.commands.length === 0;
  return {
    add,
    step: guideStep({
      isSetUp: now.clock.day === 0,
      done,
      lacksRoster: lacking !== null,
      hasForce: selected !== undefined,
      composed: composer.commands,
      fights: Object.values(now.battles).some(({ stack }) => stack.some(({ owner }) => owner === now.you)),
    }),
    /** The battleforce whose roster is missing. */
    lacking,
    isTainted: selected?.isTainted === true,
    /** Too few points for an order. */
    isPoor: points !== null && points < now.settings.cost.expand,
    /** No node can be taken. */
    isStuck: isEmpty && composer.plan?.next.some(({ command }) => command.type === 'expand') === false,
    mayGo: mayGoToMidnight(place),
  };
}

type Guiding = ReturnType<typeof useStep>;

/** What to do in the step. */
function Says({ step, isTainted, isPoor, isStuck, mayGo }: Guiding) {
  const isPhone = useMedia(PHONE);
  const keys = step === 'force' ? guideText.byKeys.force : step === 'move' ? guideText.byKeys.node : null;
  const says = [
    ...(step === 'postdate' ? [guideText.postdate(isPhone, isPoor)] : []),
    step === 'expand' && isStuck ? guideText.noExpand : guideText.steps[step].says,
    ...(step === 'move' && isTainted ? [guideText.tainted] : []),
    ...(step === 'expand' && isPoor ? [guideText.short[mayGo ? 'alone' : 'waiting']] : []),
  ];
  return (
    <p>
      {says.join(' ')} {keys === null ? null : <span className="by-keys">{keys}</span>}
    </p>
  );
}

/** The buttons with which the step can be taken, or left for later. */
function Ways({ step, add, lacking, isPoor, isStuck, mayGo }: Guiding) {
  const isPhone = useMedia(PHONE);
  const { show } = useOpenForce();
  const isNightNext = step === 'begin' || (step === 'expand' && isPoor);
  return (
    <>
      {isPhone && mayGo && isNightNext ? <GoButton kind="main" size="small" /> : null}
      {step === 'roster' && lacking !== null ? (
        <Button kind="main" size="small" onClick={() => show({ force: lacking.id })}>
          {composerText.enterRoster}
        </Button>
      ) : null}
      {step === 'battle' || step === 'roster' || (step === 'expand' && isStuck) ? (
        <Button kind={step === 'roster' ? 'plain' : 'main'} size="small" onClick={() => add([step])}>
          {guideText.goOn}
        </Button>
      ) : null}
    </>
  );
}

function headOf(step: GuideStep): string {
  if (step === 'begin' || step === 'battle' || step === 'end') return guideText.title;
  return `${guideText.title}. ${guideText.step(GUIDE_STEPS.indexOf(step) + 1, GUIDE_STEPS.length)}`;
}
