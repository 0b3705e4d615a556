'use client';
import { dutyIn, type SeenBattle, type SeenSide, standingOf, type View } from '@sealed-orders/rules/hex-campaign';
import { battlesText, battleText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { ChevronRight } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { AgreedTime } from '../../campaign/meetings/meetings.tsx';
import { WriteUpList } from '../../campaign/write-ups/write-up-list.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { BattleClock } from './battle-clock.tsx';
import { SideSwatch } from './battle-symbols.tsx';
import { BattleToWrite } from './battle-to-write.tsx';
import { FunBattles } from './fun-battles.tsx';
import { armyName, placeName, verdictOf } from './sides.ts';
import { StandingChip } from './standing-chip.tsx';

/** Every battle of the turn that the reader knows about: those that wait for the reader first. */
export function Board() {
  const { view } = useHexPlace();
  const { show } = useOpenBattle();
  const owed = view.battles.filter((battle) => dutyIn(view, battle) !== null);
  const rest = view.battles.filter((battle) => !owed.includes(battle));
  const hasClock = view.phase === 'battle' && view.battles.some(({ stage }) => stage !== 'closed');
  return (
    <div className="battle-board">
      <header>
        <div>
          <p className="eyebrow">{battlesText.eyebrow(view.turn)}</p>
          <h2>{battlesText.title}</h2>
          {view.battles.length > 0 ? <p className="ink2">{battlesText.owed(owed.length)}</p> : null}
        </div>
        {hasClock ? <BattleClock /> : null}
      </header>
      {view.battles.length === 0 && view.calledOff === undefined ? (
        <Empty title={battlesText.emptyTitle}>{battlesText.empty}</Empty>
      ) : (
        <ul className="battle-cards">
          {[...owed, ...rest].map((battle) => (
            <li key={battle.id}>
              <BattleCard battle={battle} />
            </li>
          ))}
          {(view.calledOff ?? []).map((battle) => (
            <li key={battle.id}>
              <OffCard battle={battle} />
            </li>
          ))}
        </ul>
      )}
      <FunBattles />
      <WriteUpList show={show} ToWrite={BattleToWrite} />
    </div>
  );
}

/** Who, where, and what it waits for. */
function BattleCard({ battle }: { readonly battle: SeenBattle }) {
  const { view, words } = useHexPlace();
  const { show } = useOpenBattle();
  const duty = dutyIn(view, battle);
  const standing = standingOf(battle);
  const verdict = standing.kind === 'over' ? verdictOf(words, battle) : null;
  return (
    <button
      type="button"
      className={duty === null ? 'battle-card' : 'battle-card owed'}
      onClick={() => show(battle.id)}
    >
      <Lozenge size={44} isOver={standing.kind === 'over'} />
      <span className="where">
        <b>{`${battlesText.number(battle.number)}, ${placeName(view, words, battle)}`}</b>
        {battle.kind === null ? null : <small>{battlesText.kinds[battle.kind]}</small>}
      </span>
      <span className="who">
        <CardSide side={battle.attacker} says={battleText.roles.attacker} />
        <CardSide side={battle.defender} says={battleText.roles.defender} />
      </span>
      <span className="state">
        <StandingChip battle={battle} />
        {battle.stage === 'open' ? <AgreedTime topic={battle.id} /> : null}
        {duty === null ? null : <b>{battlesText.duty(duty)}</b>}
        {verdict === null ? null : <b>{verdict}</b>}
      </span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}

type OffBattle = NonNullable<View['calledOff']>[number];

/** A battle that the referee called off: it keeps its number in the list. */
function OffCard({ battle }: { readonly battle: OffBattle }) {
  const { view, words } = useHexPlace();
  const { show } = useOpenBattle();
  const name = (seat: OffBattle['attacker']) => (seat === null ? battlesText.native(null) : words.seat(seat).text);
  return (
    <button type="button" className="battle-card" onClick={() => show(battle.id)}>
      <Lozenge size={44} isOver />
      <span className="where">
        <b>{`${battlesText.number(battle.number)}, ${placeName(view, words, battle)}`}</b>
      </span>
      <span className="who">
        <span>{name(battle.attacker)}</span>
        <span>{name(battle.defender)}</span>
      </span>
      <span className="state">
        <span className="chip">{battlesText.calledOff}</span>
      </span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}

function CardSide({ side, says }: { readonly side: SeenSide | null; readonly says: string }) {
  const { view, words } = useHexPlace();
  return (
    <span className="row">
      <SideSwatch side={side} />
      <span>
        <b>{armyName(view, words, side)}</b> <span className="muted">{says}</span>
      </span>
    </span>
  );
}
