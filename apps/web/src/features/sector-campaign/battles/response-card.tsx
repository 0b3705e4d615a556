'use client';
import { type Battle, knownOf, leftOf } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { deadlineOf, standingOf } from './battle-state.ts';
import { TurnHead } from './parts.tsx';
import { useNames } from './use-names.ts';

const text = battleText.responses;

/** An attack that awaits responses: who is asked, and for them a link to the declaration. */
export function ResponseCard({ battle }: { readonly battle: Battle }) {
  const { view, head, isNow, select } = useSectorPlace();
  const names = useNames();
  const { board } = view;
  const asked = board.asked.find(({ decision }) => decision === 'respond');
  if (board.answered !== battle.id || asked === undefined) return null;
  const isAsked = standingOf(view, battle).asked === 'respond' && isNow;
  const title = isAsked ? text.title(names.territory(battle.territory)) : text.waiting(asked.side);
  const known = knownOf(view);
  return (
    <section className="nb-card" aria-label={title}>
      <TurnHead
        eyebrow={text.eyebrow(battle.attacker, battle.attacks.at(-1)?.counters.length ?? 0)}
        title={title}
        deadline={deadlineOf(view, battle, 'declared', head.nextDue)}
      />
      {!isAsked || known === null ? null : (
        <div className="nb-pad grid gap-3">
          <p className="hint">
            {text.left(leftOf(known, 'responses'))} <RuleChip rule="SEC-RESP-02" />
          </p>
          <Button kind="main" size="large" onClick={() => select({ kind: 'territory', territory: battle.territory })}>
            {text.open}
          </Button>
        </div>
      )}
    </section>
  );
}
