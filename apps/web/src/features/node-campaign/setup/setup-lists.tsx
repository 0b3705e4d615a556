'use client';
import { type Faction, firstNodes, firstPoints, type NodeId } from '@sealed-orders/rules/node-campaign';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { ChooserList, StepList } from '../panels/set-up-docks.tsx';

interface StartsWithProps {
  readonly faction: Faction;
  readonly chosen: readonly NodeId[];
}

/** The points and nodes that a player begins with. */
export function StartsWith({ faction, chosen }: StartsWithProps) {
  const { view } = useNodePlace();
  if (view.you === null) return null;
  return (
    <section className="place-part" aria-label={placementText.startsWith}>
      <header>
        <h3>{placementText.startsWith}</h3>
      </header>
      <dl className="place-facts">
        <div>
          <dt>{placementText.facts.points}</dt>
          <dd>
            {placementText.cp(firstPoints(view.settings, faction))} <RuleChip rule="NODE-CP-01" />
          </dd>
        </div>
        <div>
          <dt>{placementText.facts.nodes}</dt>
          <dd>
            {placementText.nodes(firstNodes(view, view.you, faction, chosen))} <RuleChip rule="NODE-SETUP-05" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** On phones, which have no docks: the steps of the set-up, and who is choosing. */
export function SetUpLists() {
  return (
    <>
      <section className="place-part" aria-label={placementText.order}>
        <header>
          <h3>{placementText.order}</h3>
          <RuleChip rule="NODE-SETUP-04" />
        </header>
        <StepList />
      </section>
      <section className="place-part" aria-label={placementText.who}>
        <header>
          <h3>{placementText.who}</h3>
        </header>
        <ChooserList />
      </section>
    </>
  );
}
