'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, type Entry, fighting, nextInStack, sidesOf } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { OwnerName } from './parts.tsx';
import { armyOf, sideName } from './sides.ts';

const text = battleText.stack;

/** Arrivals in their order: who holds, who attacks, who waits; and what each result means for the reader. */
export function Stack({ battle }: { readonly battle: Battle }) {
  const first = fighting(battle).length;
  return (
    <Part title={text.title} says={text.says} rule="NODE-BTL-19">
      <ol className="nb-chain">
        {battle.stack.map((entry, place) => (
          <Arrival
            key={`${entry.owner} ${entry.forces.join()}`}
            entry={entry}
            role={place === 0 ? text.holder : place < first ? text.attacker : text.waits(place - first + 1)}
            isFighting={place < first}
          />
        ))}
      </ol>
      <Meanings battle={battle} />
    </Part>
  );
}

interface ArrivalProps {
  readonly entry: Entry;
  readonly role: string;
  readonly isFighting: boolean;
}

function Arrival({ entry, role, isFighting }: ArrivalProps) {
  const { view, words } = useNodePlace();
  const { owner, forces } = entry;
  const isOwn = owner === view.you;
  const [force] = forces;
  const from = force === undefined ? null : (lookup(view.forces, force)?.cameFrom ?? null);
  const marks = [isFighting ? 'fights' : '', isOwn ? 'own' : ''].filter((mark) => mark !== '');
  return (
    <li className={marks.join(' ')}>
      <small>{role}</small>
      <b>{armyOf(words, entry)}</b>
      <OwnerName owner={owner} />
      {isOwn ? <small>{text.you}</small> : null}
      {from === null ? null : <small>{text.from(words.node(from).text)}</small>}
    </li>
  );
}

/** What each result means for a reader who waits; nothing for others. */
function Meanings({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const place = battle.stack.findIndex(({ owner }) => owner === view.you);
  if (place < fighting(battle).length) return null;
  const winners = sidesOf(battle).map((side, i) => ({
    name: text.wins(sideName(words, battle, i)),
    entry: fighting(battle).find(({ owner }) => side.includes(owner)) ?? null,
  }));
  return (
    <section aria-label={text.meansTitle}>
      <h4>{text.meansTitle}</h4>
      <Facts>
        {[...winners, { name: battleText.outcomes.draw, entry: null }].map(({ name, entry }) => (
          <Fact key={name} name={name}>
            <Meaning battle={battle} winner={entry} />
          </Fact>
        ))}
      </Facts>
      <p className="hint">
        {battleText.clock.meanwhile} <RuleChip rule="NODE-BTL-25" />
      </p>
    </section>
  );
}

function Meaning({ battle, winner }: { readonly battle: Battle; readonly winner: Entry | null }) {
  const { view, words } = useNodePlace();
  const { took, joined, attacker, holder, waiting } = nextInStack(view, battle, winner);
  const name = (owner: Entry['owner'] | null): string => (owner === null ? '' : words.seat(owner).text);
  const place = view.you === null ? -1 : waiting.indexOf(view.you);
  const next =
    attacker === null
      ? null
      : attacker === view.you
        ? text.youAttack(name(holder))
        : text.nextAttacks(name(attacker), name(holder));
  const facts = [
    took === null ? '' : text.takesEmpty(name(took)),
    ...joined.map((owner) => text.joins(name(owner))),
    next ?? '',
    place < 0 ? '' : text.stillWaiting(place + 1),
  ];
  return facts.filter((fact) => fact !== '').join('. ');
}
