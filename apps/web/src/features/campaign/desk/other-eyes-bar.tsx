import { useCampaignPlace } from '../campaign-context.ts';
import { DryRunBar } from './dry-run-bar.tsx';
import { SeeAsBar } from './see-as-bar.tsx';

/** Over the whole page while a referee looks at something else than the war as they know it. */
export function OtherEyesBar() {
  const { dryRun } = useCampaignPlace();
  return dryRun.shown === null ? <SeeAsBar /> : <DryRunBar />;
}
