'use client';
import type { Battle, Owner, ScoredBattle } from '@sealed-orders/rules/node-campaign';
import { DECISION_TEXT, MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { siteText } from '@sealed-orders/text/pages/site';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { AgreedTime } from '../../campaign/meetings/meetings.tsx';
import { WriteUpList } from '../../campaign/write-ups/write-up-list.tsx';
import { ZoneNote } from '../../campaign/zone-note.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { type ListedBattle, pendingBattles } from './battle-state.ts';
import { BattleToWrite } from './battle-to-write.tsx';
import { OwnerSwatch, Until, When } from './parts.tsx';
import { RetreatLists } from './retreat-lists.tsx';
import { pastResult } from './sides.ts';
import { usePastBattles } from './use-past.ts';

const text = battleText.list;

/** Pending battles, those that ask the reader first, and past ones. */
export function BattleList() {
  const { view } = useNodePlace();
  const { show } = useOpenBattle();
  const pending = pendingBattles(view);
  const owed = pending.filter(({ standing }) => standing.asked !== null).length;
  const isNone = pending.length + view.over === 0;
  return (
    <div className="nb-list">
      <header>
        <h2>{text.title}</h2>
        {view.you !== null && pending.length > 0 ? <p className="ink2">{text.owed(owed)}</p> : null}
        {pending.length > 0 ? <ZoneNote /> : null}
      </header>
      {isNone ? <Empty title={text.empty.title}>{text.empty.says}</Empty> : null}
      {isNone ? null : (
        <section aria-label={text.pending}>
          <h3>{text.pending}</h3>
          {pending.length === 0 ? <p className="ink2">{text.nonePending}</p> : null}
          <ul className="nb-rows">
            {pending.map((listed) => (
              <li key={listed.battle.id}>
                <PendingRow listed={listed} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.over === 0 ? null : <PastBattles />}
      <RetreatLists />
      <WriteUpList show={show} ToWrite={BattleToWrite} />
    </div>
  );
}

/** The latest first; those before them on demand. */
function PastBattles() {
  const { asked, battles } = usePastBattles();
  return (
    <section aria-label={text.past} aria-busy={asked.isFetching}>
      <h3>{text.past}</h3>
      {asked.isPending ? <p className="muted">{siteText.loading}</p> : null}
      <ul className="nb-rows">
        {battles.map((one) => (
          <li key={one.id}>
            <PastRow past={one} />
          </li>
        ))}
      </ul>
      {asked.isError && !asked.isFetching ? (
        <Empty
          title={text.failed}
          failed
          action={<Button onClick={() => void asked.refetch()}>{siteText.retry}</Button>}
        >
          {text.failedSays}
        </Empty>
      ) : null}
      {asked.hasNextPage ? (
        <Button size="small" disabled={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {text.earlier}
        </Button>
      ) : null}
    </section>
  );
}

function Row({
  id,
  isOwed,
  children,
}: {
  readonly id: string;
  readonly isOwed: boolean;
  readonly children: ReactNode;
}) {
  const { show } = useOpenBattle();
  return (
    <button type="button" className={isOwed ? 'nb-row owed' : 'nb-row'} onClick={() => show(id)}>
      {children}
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}

function PendingRow({ listed: { battle, standing, deadline } }: { readonly listed: ListedBattle }) {
  const { words } = useNodePlace();
  const waiting = battle.stack.length - (battle.multi?.entries ?? 2);
  return (
    <Row id={battle.id} isOwed={standing.asked !== null}>
      <Lozenge size={40} />
      <span className="where">
        <b>{words.node(battle.node).text}</b>
        {waiting > 0 ? <small>{text.waiting(waiting)}</small> : null}
      </span>
      <Sides owners={ownersOf(battle)} />
      <span className="state">
        {standing.asked === null ? (
          <span className="chip">{battleText.stages[standing.stage]}</span>
        ) : (
          <span className="chip warn">{DECISION_TEXT[standing.asked].title}</span>
        )}
        <AgreedTime topic={battle.id} />
        {deadline === null ? null : (
          <small>
            {battleText.clock.kinds[deadline.kind].title}: <Until deadline={deadline} /> (<When at={deadline.at} />)
          </small>
        )}
      </span>
    </Row>
  );
}

const ownersOf = (battle: Battle): readonly Owner[] => [
  ...new Set(battle.stack.slice(0, battle.multi?.entries ?? 2).map(({ owner }) => owner)),
];

/** Attackers last in the stack, first in the row. */
function Sides({ owners }: { readonly owners: readonly Owner[] }) {
  const { words } = useNodePlace();
  return (
    <span className="who">
      {owners.map((owner, place) => (
        <span key={owner} className="row">
          <OwnerSwatch owner={owner} />
          {place === 0 ? battleText.holder(words.seat(owner).text) : battleText.attacker(words.seat(owner).text)}
        </span>
      ))}
    </span>
  );
}

function PastRow({ past }: { readonly past: ScoredBattle }) {
  const { words } = useNodePlace();
  const vp = past.points.map(({ seat, amount }) => text.vp(words.seat(seat).text, amount));
  const facts = [past.mission === null ? '' : MISSION_NAMES[past.mission], vp.join(', ')].filter((one) => one !== '');
  return (
    <Row id={past.id} isOwed={false}>
      <Lozenge size={40} isOver />
      <span className="where">
        <b>{words.node(past.node).text}</b>
        <small>{text.day(past.day)}</small>
      </span>
      <Sides owners={past.sides.flat()} />
      <span className="state">
        <b>{pastResult(words, past)}</b>
        {facts.length === 0 ? null : <small>{facts.join('. ')}</small>}
      </span>
    </Row>
  );
}
