'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, fighting, retreatOutlook } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { OwnerSwatch } from './parts.tsx';
import { RetreatList } from './retreat-list.tsx';

const text = battleText.retreat;

/** The retreat lists of all of the reader’s battleforces, wherever they are. */
export function RetreatLists() {
  const { options, words } = useNodePlace();
  const lists = optionsOf(options, 'retreats');
  if (lists.length === 0) return null;
  return (
    <section aria-label={text.open}>
      <h3>{text.open}</h3>
      <p className="ink2">{text.private}</p>
      {lists.map(({ force }) => (
        <details key={force} className="nb-retreats">
          <summary>{words.force(force)?.text}</summary>
          <RetreatList force={force} />
        </details>
      ))}
    </section>
  );
}

/** The retreat lists of the reader’s battleforces in a battle, and where the others could go now. */
export function OwnRetreats({ battle }: { readonly battle: Battle }) {
  const { options, view } = useNodePlace();
  const inStack = battle.stack.flatMap(({ forces }) => forces);
  const own = optionsOf(options, 'retreats').filter(({ force }) => inStack.includes(force));
  return (
    <>
      {own.map(({ force }) => (
        <section key={force} className="nb-card">
          <RetreatList force={force} />
        </section>
      ))}
      {view.you === null ? null : <OthersRetreats battle={battle} />}
    </>
  );
}

/** Where the other battleforces of a battle could go now. Their lists are secret. */
function OthersRetreats({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const others = fighting(battle)
    .flatMap(({ forces }) => forces.flatMap((id) => lookup(view.forces, id) ?? []))
    .filter(({ owner }) => owner !== view.you);
  if (others.length === 0) return null;
  return (
    <section className="nb-card" aria-label={text.others}>
      <header className="row">
        <h3 className="grow">{text.others}</h3>
        <small className="muted">{text.othersSays}</small>
        <RuleChip rule="NODE-BTL-12" />
      </header>
      <ul className="nb-others">
        {others.map((force) => {
          const nodes = retreatOutlook(view, battle, force, false).map((node) => words.node(node).text);
          return (
            <li key={force.id} className="row">
              <OwnerSwatch owner={force.owner} />
              <b className="grow">{force.name}</b>
              <span className="ink2">{nodes.length === 0 ? text.othersNone : nodes.join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
