'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, type Option, type Owner, shareOf } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { useState } from 'react';
import { Alternatives, Fact, Facts, Part } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { deadlineIn } from './battle-state.ts';
import { OwnerSwatch, Until } from './parts.tsx';
import { namesOf } from './sides.ts';
import { useBattleOptions } from './use-battle-options.ts';
import { useSending } from './use-sending.ts';

const text = battleText.consent;

type Sides = readonly (readonly Owner[])[];

/** One battle for everyone in the stack: agreed, asked for, or to be proposed. */
export function Consent({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const options = useBattleOptions();
  const asked = lookup(view.talks, battle.id)?.multi ?? null;
  const option = optionsOf(options, 'multi').find((one) => one.battle === battle.id);
  if (battle.multi !== null) {
    return (
      <Part title={text.title} rule="NODE-MULTI-01">
        <p>{text.isAgreed}</p>
        <SideFacts battle={battle} sides={battle.multi.sides} />
        <p className="hint">{text.winners}</p>
      </Part>
    );
  }
  if (asked?.isOver === true) return <p className="hint">{text.over}</p>;
  if (asked !== null) {
    const players = new Set(asked.sides.flat()).size;
    const deadline = deadlineIn(view, 'consent', battle);
    return (
      <Part title={text.title} aside={text.asks(words.seat(asked.by).text)} rule="NODE-MULTI-01">
        <SideFacts battle={battle} sides={asked.sides} />
        <Facts>
          <Fact name={text.saidYes}>
            <span className="row flex-wrap">
              {asked.agreed.map((seat) => (
                <OwnerSwatch key={seat} owner={seat} label={words.seat(seat).text} />
              ))}
              {text.count(asked.agreed.length, players)} {deadline === null ? null : <Until deadline={deadline} />}
            </span>
          </Fact>
        </Facts>
        <p className="hint">
          {text.says} {text.winners}
        </p>
      </Part>
    );
  }
  return option === undefined ? null : <Proposal battle={battle} option={option} />;
}

function SideFacts({ battle, sides }: { readonly battle: Battle; readonly sides: Sides }) {
  const { view, words } = useNodePlace();
  const level = battle.level ?? view.settings.forceLevelDefault;
  const share = (owner: Owner): string => {
    const seat = view.seats.find((one) => one === owner);
    if (seat === undefined) return '';
    const points = shareOf(view, { ...battle, multi: { sides, entries: battle.stack.length } }, level, seat);
    return battle.level === null ? text.shareAt(points, level) : text.share(points);
  };
  const name = (place: number): string => {
    if (sides.length > 2) return text.side(place + 1);
    return place === 0 ? text.holderSide : text.otherSide;
  };
  return (
    <Facts>
      {sides.map((side, place) => (
        <Fact key={side.join()} name={name(place)} {...(place === 0 ? { rule: 'NODE-MULTI-02' } : {})}>
          <ul>
            {side.map((owner) => (
              <li key={owner} className="row">
                <OwnerSwatch owner={owner} /> {words.seat(owner).text} <span className="muted">{share(owner)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      ))}
    </Facts>
  );
}

type MultiOption = Extract<Option, { readonly type: 'multi' }>;

/** Proposes one battle, on sides: a legal split in two, or everyone alone. */
function Proposal({ battle, option }: { readonly battle: Battle; readonly option: MultiOption }) {
  const { words } = useNodePlace();
  const { send, isBusy, refusal } = useSending();
  const choices: readonly Sides[] = [...option.splits, option.players.map((one) => [one])];
  const [chosen, choose] = useState('0');
  const sides = choices[Number(chosen)] ?? [];
  const order = { type: 'multi', battle: battle.id, sides } as const;
  return (
    <Part title={text.title} rule="NODE-MULTI-01">
      <p className="hint">{text.says}</p>
      {option.splits.length === 0 ? <p className="ink2">{text.noSides}</p> : null}
      <Alternatives
        label={text.split}
        value={chosen}
        onChange={choose}
        options={choices.map((one, place) => ({
          value: String(place),
          name:
            place < option.splits.length ? one.map((side) => namesOf(words, side)).join(text.against) : text.freeForAll,
        }))}
      />
      <Button size="small" disabled={isBusy || refusal(order) !== null} onClick={() => send(order)}>
        {text.propose}
      </Button>
    </Part>
  );
}
