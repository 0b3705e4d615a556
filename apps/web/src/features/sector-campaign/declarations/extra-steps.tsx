import { knownOf } from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { Suspense } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { firstLost, inTheAir } from '../forces/losses.ts';
import { LossOrder } from '../forces/on-demand.ts';
import { useSectorPlace } from '../sector-context.ts';
import { isCommander } from './question.ts';
import { Step } from './step.tsx';
import type { Declaring } from './use-declaring.ts';
import { hasBonusChoice } from './why.ts';

/** SEC-MOVE-03: a move or flight can use a supreme commander's extra move although the side has moves left. */
export function BonusStep({ declaring }: { readonly declaring: Declaring }) {
  const { draft, declaration, write } = declaring;
  if (!hasBonusChoice(declaring, declaration)) return null;
  return (
    <div className="row px-4 py-2">
      <label className="row grow">
        <input
          type="checkbox"
          className="check-box"
          checked={draft.isBonus}
          onChange={({ target }) => write({ ...draft, isBonus: target.checked })}
        />
        {text.bonus}
      </label>
      <RuleChip rule="SEC-MOVE-03" />
    </div>
  );
}

/** SEC-AIR-12, SEC-DROP-06: what a flight, its escort and its cargo lose first. This is saved apart from the declaration. */
export function LossStep({ declaring: { declaration } }: { readonly declaring: Declaring }) {
  const { now } = useSectorPlace();
  const known = knownOf(now);
  if (known === null || declaration === null || !isCommander(now)) return null;
  const exposed = inTheAir(known, declaration);
  const [first] = exposed;
  if (first === undefined) return null;
  return (
    <Step title={text.steps.losses} value={text.losesFirst(firstLost(first))}>
      <div className="px-4 py-2 grid gap-3">
        <Suspense>
          {exposed.map((detachment) => (
            <LossOrder key={detachment.id} detachment={detachment} />
          ))}
        </Suspense>
      </div>
    </Step>
  );
}
