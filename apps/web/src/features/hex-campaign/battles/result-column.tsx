'use client';
import type { SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { Meetings } from '../../campaign/meetings/meetings.tsx';
import { useHexPlace } from '../hex-context.ts';
import { CaptivesForm } from './captives-form.tsx';
import { OpenResult } from './open-result.tsx';
import { OtherWays } from './other-ways.tsx';
import { Outcome } from './outcome.tsx';
import { QuickDice } from './quick-dice.tsx';
import { RefereeWays } from './referee-ways.tsx';
import { StandingChip } from './standing-chip.tsx';

/**
 * The result of a battle: the report, the dice, or the outcome, by its stage. First what one tap does: on a phone, an
 * offer of dice is on the first screen until somebody has reported.
 */
export function ResultColumn({ battle }: { readonly battle: SeenBattle }) {
  const { isNow } = useHexPlace();
  const isToAgree = battle.stage === 'open' && !battle.postponed && isNow;
  return (
    <aside className="battle-result no-print" aria-label={outcomeText.title}>
      <header className="row">
        <h3 className="grow">{outcomeText.title}</h3>
        <StandingChip battle={battle} />
      </header>
      {isToAgree && isToPlay(battle) ? <OtherWays battle={battle} /> : null}
      {isToPlay(battle) ? <Meetings topic={battle.id} seats={seatsOf(battle)} /> : null}
      <Stage battle={battle} />
      {isToAgree && !isToPlay(battle) ? <OtherWays battle={battle} /> : null}
      <RefereeWays battle={battle} />
    </aside>
  );
}

/** Nobody has reported the battle yet: there is still a reason to meet. */
const isToPlay = ({ stage, talk }: SeenBattle): boolean =>
  stage === 'open' && Object.keys(talk?.reports ?? {}).length === 0;

/** Who leads the sides. */
const seatsOf = ({ attacker, defender }: SeenBattle): readonly string[] =>
  [attacker.seat, defender?.seat ?? null].filter((seat) => seat !== null);

function Stage({ battle }: { readonly battle: SeenBattle }) {
  switch (battle.stage) {
    case 'open':
      return <OpenResult battle={battle} />;
    case 'picks':
    case 'losses':
      return <QuickDice battle={battle} />;
    case 'captives':
      return (
        <>
          <Outcome battle={battle} />
          <CaptivesForm battle={battle} />
        </>
      );
    case 'closed':
      return <Outcome battle={battle} />;
  }
}
