'use client';
import type { Battle, PastBattle, Side } from '@sealed-orders/rules/sector-campaign';
import { otherSide, winningSide } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { AgreedTime } from '../../campaign/meetings/meetings.tsx';
import { WriteUpList } from '../../campaign/write-ups/write-up-list.tsx';
import { ZoneNote } from '../../campaign/zone-note.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useSectorStep } from '../sector-context.ts';
import { type ListedBattle, pastBattles, pendingBattles } from './battle-state.ts';
import { BattleToWrite } from './battle-to-write.tsx';
import { SideSwatch, Until, When } from './parts.tsx';
import { useNames } from './use-names.ts';
import { WithdrawCard } from './withdraw-card.tsx';

const text = battleText.list;

/** This turn's battles, with those that need the reader first; where detachments go afterwards; and past battles. */
export function BattleList() {
  const { view, head } = useSectorStep();
  const { show } = useOpenBattle();
  const pending = pendingBattles(view, head.nextDue);
  const past = pastBattles(view);
  const owed = pending.filter(({ standing }) => standing.asked !== null).length;
  const isNone = pending.length + past.length === 0;
  return (
    <div className="nb-list">
      <header>
        <h2>{text.title}</h2>
        {view.side !== null && pending.length > 0 ? <p className="ink2">{text.owed(owed)}</p> : null}
        {pending.length > 0 ? <ZoneNote /> : null}
      </header>
      <WithdrawCard />
      {isNone ? <Empty title={text.empty.title}>{text.empty.says}</Empty> : null}
      {isNone ? null : (
        <Rows title={text.pending} none={text.nonePending}>
          {pending.map((listed) => (
            <PendingRow key={listed.battle.id} listed={listed} />
          ))}
        </Rows>
      )}
      {past.length === 0 ? null : (
        <Rows title={text.past}>
          {past.map((one) => (
            <PastRow key={one.id} past={one} />
          ))}
        </Rows>
      )}
      <WriteUpList show={show} ToWrite={BattleToWrite} />
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  /** What to say if there are none. */
  readonly none?: string;
  readonly children: readonly ReactNode[];
}

function Rows({ title, none = '', children }: RowsProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children.length === 0 ? <p className="ink2">{none}</p> : <ul className="nb-rows">{children}</ul>}
    </section>
  );
}

interface RowProps {
  readonly battle: Pick<Battle, 'id' | 'territory' | 'attacker'>;
  readonly note: string | null;
  readonly isOwed?: boolean;
  readonly isOver?: boolean;
  readonly children: ReactNode;
}

function Row({ battle, note, isOwed = false, isOver = false, children }: RowProps) {
  const { show } = useOpenBattle();
  const names = useNames();
  const { id, territory, attacker } = battle;
  return (
    <li>
      <button type="button" className={isOwed ? 'nb-row owed' : 'nb-row'} onClick={() => show(id)}>
        <Lozenge size={40} isOver={isOver} />
        <span className="where">
          <b>{battleText.title(names.territory(territory))}</b>
          {note === null ? null : <small>{note}</small>}
        </span>
        <span className="who">
          <OneSide side={attacker} says={battleText.attacker(attacker)} />
          <OneSide side={otherSide(attacker)} says={battleText.defender(otherSide(attacker))} />
        </span>
        <span className="state">{children}</span>
        <Icon of={ChevronRight} size={18} />
      </button>
    </li>
  );
}

function OneSide({ side, says }: { readonly side: Side; readonly says: string }) {
  return (
    <span className="row">
      <SideSwatch side={side} /> {says}
    </span>
  );
}

function PendingRow({ listed: { battle, standing, deadline } }: { readonly listed: ListedBattle }) {
  const { asked, stage } = standing;
  return (
    <Row battle={battle} note={null} isOwed={asked !== null} isOver={stage === 'over'}>
      {asked === null ? (
        <span className="chip">{battleText.stages[stage]}</span>
      ) : (
        <span className="chip warn">{text.asked[asked]}</span>
      )}
      <AgreedTime topic={battle.id} />
      {deadline === null ? null : (
        <small>
          {battleText.clock.kinds[deadline.kind].title}: <Until deadline={deadline} /> (<When at={deadline.at} />)
        </small>
      )}
    </Row>
  );
}

function PastRow({ past }: { readonly past: PastBattle }) {
  return (
    <Row battle={past} note={text.turn(past.turn)} isOver>
      <b>{battleText.result(winningSide(past.attacker, past.winner))}</b>
    </Row>
  );
}
