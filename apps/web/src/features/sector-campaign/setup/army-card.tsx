'use client';
import { pointsOf } from '@sealed-orders/rules/sector-campaign';
import { armyText, stepText } from '@sealed-orders/text/sector-campaign/setup';
import { Button } from '../../kit/button.tsx';
import { FORCES_VIEW } from '../forces/open-force.ts';
import { useSectorPlace } from '../sector-context.ts';
import { PlainHead, TurnHead } from './step-head.tsx';

/** The button to the army desk; once the army is sealed, its contents. */
export function ArmyCard() {
  const { view, openTab } = useSectorPlace();
  const army = view.side === null ? null : (view.desks[view.side]?.army ?? null);
  const open = (
    <footer className="place-foot">
      <Button kind={army === null ? 'main' : 'plain'} size="large" onClick={() => openTab(FORCES_VIEW)}>
        {armyText.open}
      </Button>
    </footer>
  );
  if (army === null)
    return (
      <>
        <TurnHead title={armyText.title}>{armyText.says}</TurnHead>
        {open}
      </>
    );
  const points = army.detachments.reduce((sum, one) => sum + pointsOf(one), 0);
  return (
    <>
      <PlainHead title={army.name}>
        {armyText.isSealed(army.detachments.length, points)} {stepText.sealedAgain}
      </PlainHead>
      {open}
    </>
  );
}
