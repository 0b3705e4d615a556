import { useCampaignPlace } from '../campaign-context.ts';
import { DryRunBar } from './dry-run-bar.tsx';
import { SeeAsBar } from './see-as-bar.tsx';

/** Over the whole page while a referee is not looking at their own view of the war. */
export function OtherEyesBar() {
  const { dryRun } = useCampaignPlace();
  return dryRun.shown === null ? <SeeAsBar /> : <DryRunBar />;
}
