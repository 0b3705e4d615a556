'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, type ForceId, GUARD, type Owner } from '@sealed-orders/rules/node-campaign';
import { capital, dayAndTime, listed, plain } from '@sealed-orders/text';
import { describeEvent } from '@sealed-orders/text/node-campaign';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { Swords } from 'lucide-react';
import { battleSearch } from '../../battle/battle-address.ts';
import { ButtonLink } from '../../kit/button-link.tsx';
import { Icon } from '../../kit/icon.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { nightTime } from './night-head.tsx';
import type { Session } from './session.ts';

/** After a session: what ended it, its battle, and when its points can be spent. */
export function SessionOver({ session, closed }: { readonly session: Session; readonly closed: Closed }) {
  const { view, words } = useNodePlace();
  const battle = session.battle === null ? undefined : lookup(view.battles, session.battle);
  const until = lookup(view.timers, `embargo:${session.number}`);
  return (
    <>
      <header className="plain-head">
        <div className="grow">
          <p>{nightText.over.title(nightTime(view, closed.at))}</p>
          <h2>{battle === undefined ? nightText.title : nightText.over.fought(words.node(battle.node).text)}</h2>
        </div>
      </header>
      <p className="px-4 py-3">{plain(describeEvent(closed.event, words))}</p>
      {battle === undefined ? null : <Fought battle={battle} />}
      {until === undefined ? null : (
        <p className="hint px-4 py-2">
          {nightText.tonight.left}: {nightText.freeAt(dayAndTime(new Date(until), view.settings.timeZone))}
        </p>
      )}
      <p className="hint px-4 py-2">{nightText.over.afterwards}</p>
    </>
  );
}

type Closed = NonNullable<Session['closed']>;

/** The battle that ended the session, and what losing it would mean for the reader. */
function Fought({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const [holder, attacker, ...behind] = battle.stack;
  if (holder === undefined || attacker === undefined) return null;
  const waiting = [...new Set(behind.map(({ owner }) => owner))].map(words.seat);
  const isOwn = view.you !== null && [holder, attacker].some(({ owner }) => owner === view.you);
  return (
    <>
      <div className="night-versus">
        <Side owner={attacker.owner} says={nightText.over.attacks} />
        <Icon of={Swords} size={28} />
        <Side owner={holder.owner} says={nightText.over.holds} />
      </div>
      <dl className="night-facts">
        <IfYouLose forces={[...holder.forces, ...attacker.forces]} />
        <div>
          <dt>{nightText.over.behind}</dt>
          <dd>{waiting.length === 0 ? nightText.over.nobodyBehind : plain(listed(waiting))}</dd>
        </div>
      </dl>
      <footer className="night-foot">
        <ButtonLink kind="main" size="large" href={battleSearch(battle.id)}>
          {isOwn ? nightText.over.report : nightText.over.openBattle}
        </ButtonLink>
      </footer>
    </>
  );
}

/** Where the reader's battleforces in the battle could retreat. */
function IfYouLose({ forces }: { readonly forces: readonly ForceId[] }) {
  const { words, options } = useNodePlace();
  const retreats = optionsOf(options, 'retreats').filter(({ force }) => forces.includes(force));
  const nodes = [...new Set(retreats.flatMap((option) => option.nodes))].map(words.node);
  if (retreats.length === 0) return null;
  return (
    <div>
      <dt>{nightText.over.ifYouLose}</dt>
      <dd>{nightText.over.retreats(plain(listed(nodes)))}</dd>
    </div>
  );
}

function Side({ owner, says }: { readonly owner: Owner; readonly says: (who: string) => string }) {
  const { words, letterOf } = useNodePlace();
  return (
    <div>
      {owner === GUARD ? null : <SeatSwatch seat={letterOf(owner)} width={34} height={22} />}
      <b>{capital(says(words.seat(owner).text))}</b>
    </div>
  );
}
