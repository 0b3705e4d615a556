'use client';
import { StarPicture } from '@sealed-orders/map/graph';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, type Entry, fighting, GUARD } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { MapPin } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { AgreedTime } from '../../campaign/meetings/meetings.tsx';
import { ZoneNote } from '../../campaign/zone-note.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useStarView } from '../board/use-star-view.ts';
import { ForceChit } from '../force-chit.tsx';
import { useNodePlace } from '../node-context.ts';
import type { Deadline, Standing } from './battle-state.ts';
import { OwnerSwatch, Until, When } from './parts.tsx';
import { armyOf, sizeOf } from './sides.ts';

interface HeadProps {
  readonly battle: Battle;
  readonly standing: Standing;
  readonly deadline: Deadline | null;
}

/** The part of the map around the node, in map units. */
const CUT = { width: 260, height: 240 };

/** The node, both sides, and the clock with what happens at its end. */
export function BattleHead({ battle, standing, deadline }: HeadProps) {
  const { words, select } = useNodePlace();
  const drawn = useStarView();
  const [holder, ...attackers] = fighting(battle);
  return (
    <header className="nb-head">
      <div className="cut no-print">
        <StarPicture view={drawn} label="" around={{ node: battle.node, ...CUT }} />
        <Button size="small" onClick={() => select({ kind: 'node', node: battle.node })}>
          <Icon of={MapPin} size={15} /> {battleText.showOnMap}
        </Button>
      </div>
      <div className="nb-versus">
        <div>
          {attackers.map((entry) => (
            <HeadSide key={entry.forces.join()} entry={entry} battle={battle} isHolder={false} />
          ))}
        </div>
        <Lozenge size={58} />
        {holder === undefined ? null : <HeadSide entry={holder} battle={battle} isHolder />}
      </div>
      <h2 className="visually-hidden">{battleText.title(words.node(battle.node).text)}</h2>
      <section className="nb-clock" aria-label={battleText.clock.title}>
        {deadline === null ? null : <Clock deadline={deadline} />}
        <ZoneNote />
        <span className="row flex-wrap">
          <span className={standing.stage === 'agreeing' ? 'chip info' : 'chip warn'}>
            {battleText.stages[standing.stage]}
          </span>
          <AgreedTime topic={battle.id} />
        </span>
      </section>
    </header>
  );
}

function Clock({ deadline }: { readonly deadline: Deadline }) {
  const { kind, at } = deadline;
  const { title, after } = battleText.clock.kinds[kind];
  return (
    <>
      <p className="eyebrow">{title}</p>
      <p className="big">
        <Until deadline={deadline} />
      </p>
      <p className="muted">
        <When at={at} />. {after}
      </p>
      {kind === 'report' || kind === 'dispute' ? (
        <p className="hint">
          {battleText.clock.suspended} <RuleChip rule="NODE-BTL-16" />
        </p>
      ) : null}
    </>
  );
}

interface SideProps {
  readonly entry: Entry;
  readonly battle: Battle;
  readonly isHolder: boolean;
}

function HeadSide({ entry, battle, isHolder }: SideProps) {
  const { view, words } = useNodePlace();
  const { owner, forces, hasRok } = entry;
  const name = words.seat(owner).text;
  const [first] = forces;
  const force = first === undefined ? undefined : lookup(view.forces, first);
  const from = force?.cameFrom ?? null;
  const size = sizeOf(view, forces);
  const isEmpty = owner !== GUARD && lookup(view.players, owner)?.isEmpty === true;
  const where =
    isHolder || from === null
      ? battleText.here(words.node(battle.node).text, size)
      : battleText.from(words.node(from).text, size);
  return (
    <div className={isHolder ? 'side-of holder' : 'side-of'}>
      <ForceChit force={force ?? { owner, isHulk: false, units: [] }} size={52} />
      <div>
        <p className="row">
          <OwnerSwatch owner={owner} />
          <span>{isHolder ? battleText.holds(name) : battleText.attacks(name)}</span>
        </p>
        <p className="name">{armyOf(words, entry)}</p>
        <p className="ink2">{where}</p>
        {hasRok && forces.length > 0 ? <p className="ink2">{battleText.withRok}</p> : null}
        {isEmpty ? <p className="hint">{battleText.nobodyPlays}</p> : null}
      </div>
    </div>
  );
}
