'use client';
import { SectorPicture } from '@sealed-orders/map/sector';
import { type Battle, fightersIn, otherSide, pointsIn, type Side } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { MapPin } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { AgreedTime } from '../../campaign/meetings/meetings.tsx';
import { ZoneNote } from '../../campaign/zone-note.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { sectorViewOf } from '../sector-view-of.ts';
import type { Deadline, Standing } from './battle-state.ts';
import { Chit, SideSwatch, Until, When } from './parts.tsx';
import { useNames } from './use-names.ts';

interface HeadProps {
  readonly battle: Battle;
  readonly standing: Standing;
  readonly deadline: Deadline | null;
}

/** The territory, both sides, and the time left with what happens when it runs out. */
export function BattleHead({ battle, standing: { stage }, deadline }: HeadProps) {
  const { view, select, letterOf } = useSectorPlace();
  const { territory, attacker } = battle;
  const names = useNames();
  return (
    <header className="nb-head">
      <div className="cut no-print">
        <SectorPicture view={sectorViewOf(view, letterOf)} label="" selected={territory} />
        <Button size="small" onClick={() => select({ kind: 'territory', territory })}>
          <Icon of={MapPin} size={15} /> {battleText.showOnMap}
        </Button>
      </div>
      <div className="nb-versus">
        <HeadSide battle={battle} side={attacker} />
        <Lozenge size={58} isOver={stage === 'over'} />
        <HeadSide battle={battle} side={otherSide(attacker)} />
      </div>
      <h2 className="visually-hidden">{battleText.title(names.territory(territory))}</h2>
      <section className="nb-clock" aria-label={battleText.stages[stage]}>
        {deadline === null ? null : <Clock deadline={deadline} />}
        <ZoneNote />
        <span className="row flex-wrap">
          <span className={stage === 'declared' || stage === 'open' ? 'chip info' : 'chip warn'}>
            {battleText.stages[stage]}
          </span>
          <AgreedTime topic={battle.id} />
        </span>
      </section>
    </header>
  );
}

function Clock({ deadline }: { readonly deadline: Deadline }) {
  const { title, after } = battleText.clock.kinds[deadline.kind];
  return (
    <>
      <p className="eyebrow">{title}</p>
      <p className="big">
        <Until deadline={deadline} />
      </p>
      <p className="muted">
        <When at={deadline.at} />. {after}
      </p>
      {deadline.kind === 'report' || deadline.kind === 'dispute' ? (
        <p className="hint">
          {battleText.clock.suspended} <RuleChip rule="SEC-BTL-14" />
        </p>
      ) : null}
    </>
  );
}

function HeadSide({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const { view } = useSectorPlace();
  const names = useNames();
  const isAttacker = side === battle.attacker;
  const fighters = fightersIn(view, battle).filter((one) => one.side === side);
  const points = pointsIn(fighters, side);
  const [first] = fighters;
  const others = fighters.length - 1;
  const size = points === null ? battleText.unknownPoints : battleText.points(points);
  return (
    <div className={isAttacker ? 'side-of' : 'side-of holder'}>
      {first === undefined ? null : <Chit counter={first.counter} size={52} />}
      <div>
        <p className="row">
          <SideSwatch side={side} />
          <span>{isAttacker ? battleText.attacks(side) : battleText.defends(side)}</span>
        </p>
        <p className="name">
          {first === undefined
            ? battleText.undefended
            : others === 0
              ? names.counter(first.counter)
              : battleText.detachments(fighters.length)}
        </p>
        {first === undefined ? null : <p className="ink2">{size}</p>}
      </div>
    </div>
  );
}
