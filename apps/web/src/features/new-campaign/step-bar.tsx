import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import type { Step } from './steps.ts';

interface StepBarProps {
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly hasBoard: boolean;
  readonly onStep: (step: Step) => void;
}

/** All steps, any of which can be opened: no step depends on having visited an earlier one. */
export function StepBar({ steps, step, hasBoard, onStep }: StepBarProps) {
  const text = newCampaignText;
  return (
    <nav aria-label={text.stepsLabel}>
      <ol className="steps">
        {steps.map((one) => (
          <li key={one} data-passed={steps.indexOf(one) < steps.indexOf(step) || undefined}>
            <button type="button" aria-current={one === step ? 'step' : undefined} onClick={() => onStep(one)}>
              {text.steps[one](hasBoard).name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
