'use client';
import { MapCut } from '@sealed-orders/map/hex';
import type { BattleSide, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { mapAround } from '@sealed-orders/text/hex-campaign';
import { battlesText, battleText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { MapPin } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { AgreedTime } from '../../campaign/meetings/meetings.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useHexPlace } from '../hex-context.ts';
import { PieceChit } from '../panels/chit-of.tsx';
import { BattleClock } from './battle-clock.tsx';
import { SideSwatch } from './battle-symbols.tsx';
import { armyTitle, placeName, sideName, worthOf } from './sides.ts';

/** The battle card: the place, both sides, and the clock. */
export function BattleHead({ battle }: { readonly battle: SeenBattle }) {
  const { view, words, select, openTab } = useHexPlace();
  const place = placeName(view, words, battle);
  const isOver = battle.stage === 'closed';
  const show = () => {
    select({ kind: 'hex', hex: battle.hex });
    openTab('board');
  };
  return (
    <header className="battle-head">
      <div className="cut no-print">
        <Cut hex={battle.hex} />
        <Button size="small" onClick={show}>
          <Icon of={MapPin} size={15} /> {battleText.showOnMap}
        </Button>
      </div>
      <div className="versus">
        <HeadSide battle={battle} name="attacker" />
        <div className="middle">
          <Lozenge size={60} isOver={isOver} />
        </div>
        <HeadSide battle={battle} name="defender" />
      </div>
      <h2 className="visually-hidden">{`${battlesText.number(battle.number)}, ${place}`}</h2>
      {isOver || battle.postponed ? (
        <section className="battle-clock">
          <p className="ink2">{isOver ? battleText.clock.over : battleText.clock.putOff}</p>
        </section>
      ) : (
        <BattleClock isDiced={battle.stage !== 'open'}>
          <AgreedTime topic={battle.id} />
        </BattleClock>
      )}
    </header>
  );
}

const CUT = { width: 280, height: 190 } as const;

/** The map around the battle. */
function Cut({ hex }: { readonly hex: HexKey }) {
  const { view, words } = useHexPlace();
  return <MapCut view={view} hex={hex} label={mapAround(words.hex(hex).text)} {...CUT} />;
}

/** One side: who, with what, under which order. */
function HeadSide({ battle, name }: { readonly battle: SeenBattle; readonly name: BattleSide }) {
  const { view, words } = useHexPlace();
  const side = battle[name];
  const [army] = side?.armies ?? [];
  const title = armyTitle(view, words, side);
  const leader = sideName(words, side);
  const armies = battlesText.armies(side?.kinds ?? []);
  return (
    <div className={`side-of ${name}`}>
      {army === undefined ? null : <PieceChit view={view} piece={army} size={64} />}
      <div>
        <p className="row">
          <SideSwatch side={side} />
          <span>{battleText.side(name, title === leader ? null : leader)}</span>
        </p>
        <p className="name">{title}</p>
        <p className="ink2">{battleText.why(side?.order ?? null, worthOf(battle, name), armies)}</p>
        {name === 'attacker' && battle.card !== null ? <Origin battle={battle} /> : null}
      </div>
    </div>
  );
}

/** From orbit, where the card says so. */
function Origin({ battle }: { readonly battle: SeenBattle }) {
  return battle.card?.drop == null ? null : <p className="muted">{battleText.fromOrbit}</p>;
}
