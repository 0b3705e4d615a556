import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Button } from '../kit/button.tsx';
import { type Step, stepAfter, stepBefore } from './steps.ts';

interface StepFootProps {
  readonly form: string;
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly hasBoard: boolean;
  readonly isBusy: boolean;
  readonly onStep: (step: Step) => void;
}

/** The buttons back and on, always in sight. The form is sent from the last step. */
export function StepFoot({ form, steps, step, hasBoard, isBusy, onStep }: StepFootProps) {
  const text = newCampaignText;
  const before = stepBefore(steps, step);
  const after = stepAfter(steps, step);
  return (
    <div className="form-foot">
      {before === null ? null : (
        <Button kind="quiet" onClick={() => onStep(before)}>
          {text.back}
        </Button>
      )}
      <span className="grow" />
      <Button type="submit" form={form} kind="main" disabled={isBusy}>
        {after === null ? (isBusy ? text.busy : text.submit) : text.onTo(text.steps[after](hasBoard).name)}
      </Button>
    </div>
  );
}
