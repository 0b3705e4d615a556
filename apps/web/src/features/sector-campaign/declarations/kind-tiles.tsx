import type { Rejection } from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { useId, useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { KIND_ICONS } from './declaration-icons.ts';
import { begun, isOffered } from './draft.ts';
import { KIND_RULES, type Kind } from './kinds.ts';
import { Refused } from './refused.tsx';
import { candidatesOf } from './steps.ts';
import type { Declaring } from './use-declaring.ts';
import { whyNotActor, whyNotFortified } from './why.ts';

/** What can be declared. Impossible kinds are shown struck through, and say why. */
export function KindTiles({ declaring }: { readonly declaring: Declaring }) {
  const { kinds, options, draft, choose } = declaring;
  const [asked, ask] = useState<Kind | null>(null);
  const saysId = useId();
  if (kinds.length < 2) return null;
  const spoken = asked ?? draft.kind;
  const touch = (kind: Kind) => {
    ask(kind);
    if (isOffered(options, kind)) choose(kind);
  };
  return (
    <div className="px-4 py-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className="tiles scrolling" role="group" aria-label={text.what}>
        {kinds.map((kind) => {
          const isPossible = isOffered(options, kind);
          return (
            <button
              key={kind}
              type="button"
              className={isPossible ? 'tile' : 'tile refused'}
              aria-pressed={draft.kind === kind && isPossible}
              aria-disabled={!isPossible || undefined}
              aria-describedby={isPossible ? undefined : saysId}
              onClick={() => touch(kind)}
            >
              <Icon of={KIND_ICONS[kind]} size={18} />
              {text.kinds[kind]}
            </button>
          );
        })}
      </div>
      <p className="tile-says" id={saysId} aria-live="polite">
        {isOffered(options, spoken) ? text.hints[spoken] : <WhyNone declaring={declaring} kind={spoken} />}
      </p>
    </div>
  );
}

/** Why a kind can't be declared at all: the reason for the first detachment that could be meant. */
function WhyNone({ declaring, kind }: { readonly declaring: Declaring; readonly kind: Kind }) {
  const refusal = refusalOfKind(declaring, kind);
  return (
    <>
      <b>{text.kinds[kind]}:</b>{' '}
      {refusal === null ? (
        <>
          {text.none[kind]} <RuleChip rule={KIND_RULES[kind]} />
        </>
      ) : (
        <Refused refusal={refusal} />
      )}
    </>
  );
}

function refusalOfKind({ view, seat, queue }: Declaring, kind: Kind): Rejection | null {
  const asked = { view, seat, queue };
  if (kind === 'fortify') {
    const own = Object.values(view.board.territories).find(({ controller }) => controller === view.side);
    return own === undefined ? null : whyNotFortified(asked, own.id);
  }
  const [first] = candidatesOf(view, begun(kind));
  return first === undefined ? null : whyNotActor(asked, kind, first);
}
