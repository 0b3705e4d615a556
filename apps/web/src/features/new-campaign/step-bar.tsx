import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { STEPS, type Step } from './steps.ts';

interface StepBarProps {
  readonly step: Step;
  readonly hasBoard: boolean;
  readonly onStep: (step: Step) => void;
}

/** All steps, any of which can be opened: no step depends on having visited an earlier one. */
export function StepBar({ step, hasBoard, onStep }: StepBarProps) {
  const text = newCampaignText;
  return (
    <nav aria-label={text.stepsLabel}>
      <ol className="steps">
        {STEPS.map((one) => (
          <li key={one} data-passed={STEPS.indexOf(one) < STEPS.indexOf(step) || undefined}>
            <button type="button" aria-current={one === step ? 'step' : undefined} onClick={() => onStep(one)}>
              {text.steps[one](hasBoard).name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
