'use client';
import { STEP_NAMES } from '@sealed-orders/text/node-campaign';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { Check } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { useNodeStep } from '../node-context.ts';
import { openStep, type SetUpStep, setUpSteps } from './set-up-steps.ts';
import { StripClock } from './strip-clock.tsx';

const { strip } = placementText;

const nameOf = (id: SetUpStep['id']): string => {
  if (id === 'dealt' || id === 'midnight') return strip[id];
  return STEP_NAMES[id];
};
/** A lozenge for what happens by itself, a circle for what players choose. */
const shapeOf = (id: SetUpStep['id']): string => (id === 'dealt' || id === 'midnight' ? 'auto' : 'orders');

/** The steps of the set-up along the top of the page. */
export function SetUpStrip() {
  const { view } = useNodeStep();
  return (
    <section className="phases on-lacquer" aria-label={strip.label}>
      <ol>
        {setUpSteps(view).map(({ id, state }, i) => (
          <li
            key={id}
            className={`${shapeOf(id)} ${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
            title={nameOf(id)}
          >
            <span className="n" aria-hidden>
              <span>{state === 'done' ? <Icon of={Check} size={11} stroke={2.5} /> : i + 1}</span>
            </span>
            <span className="label">{nameOf(id)}</span>
          </li>
        ))}
      </ol>
      <div className="clock">
        <StripClock />
      </div>
    </section>
  );
}

/** The same on a phone. */
export function PhoneSetUp() {
  const { view } = useNodeStep();
  const steps = setUpSteps(view);
  const open = steps.find(({ state }) => state === 'now');
  return (
    <section className="phone-phase on-lacquer" aria-label={strip.label}>
      <div className="line-1">
        <span>{placementText.of(...openStep(view))}</span>
        {open === undefined ? null : <b>{nameOf(open.id)}</b>}
        <StripClock isShort />
      </div>
      <div className="nine five" aria-hidden>
        {steps.map(({ id, state }) => (
          <i key={id} className={state} />
        ))}
      </div>
    </section>
  );
}
