import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { Notice } from '../../kit/notice.tsx';
import { BonusStep, LossStep } from './extra-steps.tsx';
import { FlightSteps } from './flight-steps.tsx';
import { KindTiles } from './kind-tiles.tsx';
import { Refused } from './refused.tsx';
import { ThenStep } from './then-step.tsx';
import type { Declaring } from './use-declaring.ts';
import { MissionStep, WhereStep } from './where-step.tsx';
import { FromStep, WhoStep } from './who-step.tsx';

/** The steps of a declaration, down to what follows from it. The button is the caller's. */
export function ComposerSteps({ declaring }: { readonly declaring: Declaring }) {
  const { view, declaration, refusal, draft } = declaring;
  return (
    <>
      <KindTiles declaring={declaring} />
      {/* A new kind or start resets which lists are open. */}
      <div key={`${draft.kind} ${draft.from ?? ''}`}>
        <FromStep declaring={declaring} />
        <WhoStep declaring={declaring} />
        <MissionStep declaring={declaring} />
        <WhereStep declaring={declaring} />
        <FlightSteps declaring={declaring} />
        <BonusStep declaring={declaring} />
        <LossStep declaring={declaring} />
      </div>
      {declaration === null ? (
        <p className="hint px-4 py-2">{text.incomplete}</p>
      ) : refusal === null ? (
        <ThenStep view={view} declaration={declaration} />
      ) : (
        <div className="px-4 py-2">
          <Notice kind="danger" live>
            <Refused refusal={refusal} />
          </Notice>
        </div>
      )}
    </>
  );
}
