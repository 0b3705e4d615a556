'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Faction, firstNodes, firstPoints, type NodeId } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { FACTION_NAMES, longDate } from '@sealed-orders/text/node-campaign';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { Check } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { openLine, SETUP_LINES, type SetupLine, standingOf } from './placing.ts';

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
          <dd>{placementText.cp(firstPoints(view.settings, faction))}</dd>
          <RuleChip rule="NODE-CP-01" />
        </div>
        <div>
          <dt>{placementText.facts.nodes}</dt>
          <dd>{placementText.nodes(firstNodes(view, view.you, faction, chosen))}</dd>
          <RuleChip rule="NODE-SETUP-05" />
        </div>
      </dl>
    </section>
  );
}

/** The steps of the set-up, how far it is, and when the war begins. */
export function SetupOrder() {
  const { setUp, clock } = useNodePlace().view;
  const open = openLine(setUp?.step ?? null);
  const says: Readonly<Record<SetupLine, string>> = {
    dealt: placementText.dealt,
    ...placementText.steps,
    midnight:
      clock.startDate === null ? placementText.firstMidnight : placementText.beginsOn(longDate(clock.startDate)),
  };
  return (
    <section className="place-part" aria-label={placementText.order}>
      <header>
        <h3>{placementText.order}</h3>
        <RuleChip rule="NODE-SETUP-04" />
      </header>
      <ol className="place-steps">
        {SETUP_LINES.map((line, i) => (
          <li
            key={line}
            className={i < open ? 'done' : i === open ? 'now' : undefined}
            aria-current={i === open ? 'step' : undefined}
          >
            <span className="n">{i < open ? <Icon of={Check} size={13} /> : i + 1}</span>
            {says[line]}
            {i < open ? <span className="visually-hidden">{placementText.done}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every player of the war: who is choosing, and where the others begin. */
export function WhoChooses() {
  const { view, words, letterOf, seatName } = useNodePlace();
  return (
    <section className="place-part" aria-label={placementText.who}>
      <header>
        <h3>{placementText.who}</h3>
      </header>
      <ul className="place-who">
        {view.seats.map((seat) => {
          const faction = lookup(view.players, seat)?.faction ?? null;
          const at = Object.values(view.forces).filter(({ owner }) => owner === seat);
          const where = plain(listed([...new Set(at.map(({ node }) => node))].map(words.node)));
          return (
            <li key={seat}>
              <SeatSwatch seat={letterOf(seat)} width={30} height={19} />
              <span className="grow">
                <b>{seatName(seat)}</b>
                <small>
                  {[...(faction === null ? [] : [FACTION_NAMES[faction]]), ...(where === '' ? [] : [where])].join(', ')}
                </small>
              </span>
              <span className="muted">{placementText[standingOf(view, seat)]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
