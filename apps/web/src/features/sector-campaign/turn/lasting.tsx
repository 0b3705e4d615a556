'use client';
import {
  detachmentsOf,
  type Known,
  knownOf,
  PREFERENCES,
  REACTIONS,
  ROLLED_PHASES,
} from '@sealed-orders/rules/sector-campaign';
import { PHASE_NAMES, PREFERENCE_NAMES, REACTION_NAMES } from '@sealed-orders/text/sector-campaign';
import { lastingText as text } from '@sealed-orders/text/sector-campaign/turn';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';

/** What a commander sets in advance: who declares first after winning the roll, and reactions in the air. */
export function Lasting() {
  const { now } = useSectorPlace();
  const known = knownOf(now);
  if (known === null) return null;
  return (
    <details className="declare-lasting">
      <summary>{text.title}</summary>
      <First known={known} />
      <Reactions known={known} />
    </details>
  );
}

interface LastingProps {
  readonly known: Known;
}

/** SEC-INIT-01. */
function First({ known: { board, desk } }: LastingProps) {
  const { send, isBusy } = useOrder();
  return (
    <div className="px-4 py-2 grid gap-2">
      <p>
        <b>{text.first.title}.</b> {board.settings.askInitiative ? text.first.asked : text.first.says}{' '}
        <RuleChip rule="SEC-INIT-01" />
      </p>
      {board.settings.askInitiative
        ? null
        : ROLLED_PHASES.map((phase) => (
            <Choice
              key={phase}
              label={PHASE_NAMES[phase]}
              value={desk.preferences[phase]}
              options={PREFERENCES.map((who) => [who, PREFERENCE_NAMES[who]] as const)}
              disabled={isBusy}
              onChange={(who) => send({ type: 'prefer', phase, who }, { done: text.first.saved })}
            />
          ))}
    </div>
  );
}

/** SEC-AIR-04, -05, -10: the reactions of aircraft and flak. */
function Reactions({ known: { desk } }: LastingProps) {
  const { send, isBusy } = useOrder();
  const reacting = detachmentsOf(desk).filter(
    ({ kind, units }) => kind === 'aerial' || units.some(({ traits }) => traits.includes('flak')),
  );
  return (
    <div className="px-4 py-2 grid gap-2">
      <p>
        <b>{text.react.title}.</b> {reacting.length === 0 ? text.react.none : text.react.says}{' '}
        <RuleChip rule="SEC-AIR-05" />
      </p>
      {reacting.map(({ id, name, reaction }) => (
        <Choice
          key={id}
          label={name}
          value={reaction}
          options={REACTIONS.map((one) => [one, REACTION_NAMES[one]] as const)}
          disabled={isBusy}
          onChange={(next) => send({ type: 'react', detachment: id, reaction: next }, { done: text.react.saved })}
        />
      ))}
    </div>
  );
}
