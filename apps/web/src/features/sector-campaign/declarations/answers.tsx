import { lookup } from '@sealed-orders/rules/kernel';
import { type DetachmentId, knownOf, type Order } from '@sealed-orders/rules/sector-campaign';
import { PURPOSE_NAMES } from '@sealed-orders/text/sector-campaign';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { Suspense } from 'react';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { exposed } from '../forces/losses.ts';
import { LossOrder } from '../forces/on-demand.ts';
import { optionsOf, useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { isCommander, type Question } from './question.ts';

type Answering = Extract<Question, { readonly kind: 'answer' }>['decision'];
const text = declarationText.answers;

const RULES: Readonly<Record<Answering, string>> = {
  first: 'SEC-INIT-01',
  intercept: 'SEC-AIR-05',
  escort: 'SEC-AIR-10',
  flak: 'SEC-AIR-04',
};

/** A question with one button for each answer: who declares first, interceptors, the escort, flak. */
export function Answers({ decision }: { readonly decision: Answering }) {
  const { now } = useSectorPlace();
  const { flight } = now.board;
  const number = flight === null ? null : (lookup(now.board.counters, flight.counter)?.number ?? null);
  return (
    <div className="px-4 py-3 grid gap-2">
      <p>
        {flight === null || number === null ? text.reason : text.flight(number, PURPOSE_NAMES[flight.purpose])}{' '}
        <RuleChip rule={RULES[decision]} />
      </p>
      <Buttons decision={decision} />
      {decision === 'intercept' || decision === 'escort' ? <Losses /> : null}
    </div>
  );
}

/** SEC-AIR-12: what those who could be hit would lose first. Only the commander gives standing instructions. */
function Losses() {
  const { now, options } = useSectorPlace();
  const known = knownOf(now);
  if (known === null || !isCommander(now)) return null;
  const reacting = optionsOf(options, 'intercept').flatMap(({ among }) => among);
  return (
    <Suspense>
      {exposed(known, reacting).map((detachment) => (
        <LossOrder key={detachment.id} detachment={detachment} />
      ))}
    </Suspense>
  );
}

interface Answer {
  readonly order: Order;
  readonly says: string;
  readonly isMain: boolean;
}

function Buttons({ decision }: { readonly decision: Answering }) {
  const { send, isBusy } = useOrder();
  return useAnswers(decision).map(({ order, says, isMain }) => (
    <Button
      key={says}
      kind={isMain ? 'main' : 'plain'}
      size="large"
      disabled={isBusy}
      onClick={() => send(order, { done: says })}
    >
      {says}
    </Button>
  ));
}

function useAnswers(decision: Answering): readonly Answer[] {
  const { now, options } = useSectorPlace();
  const known = knownOf(now);
  const name = (id: DetachmentId): string => (known === null ? id : (lookup(known.desk.detachments, id)?.name ?? id));
  switch (decision) {
    case 'first':
      return [
        { order: { type: 'first', who: 'me' }, says: text.me, isMain: true },
        { order: { type: 'first', who: 'enemy' }, says: text.enemy, isMain: false },
      ];
    case 'escort':
      return [
        { order: { type: 'counter-intercept', reacts: true }, says: text.react, isMain: true },
        { order: { type: 'counter-intercept', reacts: false }, says: text.ignore, isMain: false },
      ];
    case 'intercept': {
      const able = optionsOf(options, 'intercept').flatMap(({ among }) => among);
      return [
        ...able.map(
          (detachment): Answer => ({
            ...{ order: { type: 'intercept', detachment }, says: text.intercept(name(detachment)) },
            isMain: true,
          }),
        ),
        { order: { type: 'intercept', detachment: null }, says: text.letPass, isMain: false },
      ];
    }
    case 'flak': {
      const able = optionsOf(options, 'flak').flatMap(({ among }) => among);
      return able.flatMap((detachment): readonly Answer[] => [
        { order: { type: 'flak', detachment, fires: true }, says: text.fire(name(detachment)), isMain: true },
        { order: { type: 'flak', detachment, fires: false }, says: text.hold(name(detachment)), isMain: false },
      ]);
    }
  }
}
