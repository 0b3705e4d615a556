'use client';
import { SIDES } from '@sealed-orders/rules/sector-campaign';
import { PHASE_NAMES } from '@sealed-orders/text/sector-campaign';
import { stepText } from '@sealed-orders/text/sector-campaign/setup';
import { optionsOf, useSectorPlace } from '../sector-context.ts';
import { ArmyCard } from './army-card.tsx';
import { DeployCard } from './deploy-card.tsx';
import { MajorsCard } from './majors-card.tsx';
import { PlanetCard } from './planet-card.tsx';
import { PlainHead } from './step-head.tsx';
import { useOptions } from './use-options.ts';

/** The set-up: what the reader has to decide or can prepare, or else who has to decide. SEC-SETUP-10. */
export function SetUpCard() {
  return (
    <section className="placement" aria-label={stepText.card} data-keys>
      <Step />
    </section>
  );
}

function Step() {
  const { view, isNow } = useSectorPlace();
  const options = useOptions();
  const [army] = optionsOf(options, 'seal-army');
  const [majors] = optionsOf(options, 'seal-majors');
  const [planet] = optionsOf(options, 'name-planet');
  if (army !== undefined) return <ArmyCard />;
  if (majors !== undefined) return <MajorsCard option={majors} />;
  if (planet !== undefined) return <PlanetCard among={planet.among} />;
  // Even when it is the other side's turn, commanders can edit their queue, and their staff can propose placements.
  const hasPart = isNow && view.you !== null && view.side !== null;
  if (hasPart && view.board.phase === 'deployment') return <DeployCard />;
  return <Waiting />;
}

function Waiting() {
  const { view, words } = useSectorPlace();
  const { board, side } = view;
  const owed = SIDES.filter((one) => board.asked.some((question) => question.side === one));
  const [first] = owed;
  const title =
    first === undefined
      ? PHASE_NAMES[board.phase]
      : owed.length > 1
        ? stepText.waitingBoth
        : stepText.waiting(words.side(first).text);
  const isOwn = side !== null && owed.includes(side);
  return (
    <PlainHead title={title}>
      {isOwn ? stepText.commander(words.seat(board.sides[side].commander).text) : null}
    </PlainHead>
  );
}
