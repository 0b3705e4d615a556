'use client';
import { type Battle, otherSide, type TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useState } from 'react';
import { Alternatives, Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { Chit, Refused, TurnHead } from './parts.tsx';
import { useNames } from './use-names.ts';
import { useSending } from './use-sending.ts';
import { WayBack } from './way-back.tsx';
import {
  type Chosen,
  chosenIn,
  destinationOf,
  type Leaver,
  leaversOf,
  majorsLeft,
  withdrawalsOf,
} from './withdrawals.ts';

const text = battleText.withdraw;

/** Who stays and who goes where after a turn's battles, while the reader's side is asked or has just chosen. */
export function WithdrawCard() {
  const { view, head, isNow } = useSectorStep();
  const { board, side } = view;
  if (side === null || board.phase !== 'retreats' || !isNow) return null;
  const leavers = leaversOf(view);
  const isAsked = board.asked.some((one) => one.side === side && one.decision === 'retreats');
  const sealed = view.desks[side]?.withdrawals ?? null;
  if (!isAsked && sealed === null) return null;
  const due = head.nextDue === null ? null : { kind: 'battle' as const, at: head.nextDue };
  return (
    <section className="nb-card" aria-label={text.title}>
      <TurnHead
        eyebrow={isAsked ? text.eyebrow : text.waiting(otherSide(side))}
        title={isAsked ? text.title : text.sealed}
        deadline={due}
      />
      <p className="hint nb-pad">
        {text.says} {text.otherwise} <RuleChip rule="SEC-BTL-06" />
      </p>
      {isAsked ? <Choosing leavers={leavers} start={chosenIn(sealed ?? [])} /> : null}
    </section>
  );
}

interface ChoosingProps {
  readonly leavers: readonly Leaver[];
  readonly start: Chosen;
}

function Choosing({ leavers, start }: ChoosingProps) {
  const { view } = useSectorStep();
  const names = useNames();
  const { send, isBusy, may, refusal } = useSending();
  const [chosen, choose] = useState(start);
  const order = { type: 'withdraw', withdrawals: [...withdrawalsOf(leavers, chosen)] } as const;
  const lost = leavers.filter(({ why }) => why !== null);
  const going = leavers.filter(({ why }) => why === null);
  return (
    <>
      {lost.length === 0 ? null : (
        <div className="nb-pad">
          <Notice kind="danger">
            <b>{text.lost}</b>
            <ul>
              {lost.map(({ detachment: { id, name }, why }) => (
                <li key={id}>{why === 'isolated' ? text.isolated(name) : text.cutOff(name)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {going.map((leaver) => (
        <OneLeaver
          key={leaver.detachment.id}
          leaver={leaver}
          chosen={chosen}
          choose={(one) => choose({ ...chosen, [leaver.detachment.id]: one })}
        />
      ))}
      {majorsLeft(view, leavers).map((id) => (
        <div key={id} className="nb-pad">
          <Notice kind="warn">
            {text.major(names.territory(id))} <RuleChip rule="SEC-DEPLOY-05" />
          </Notice>
        </div>
      ))}
      <Foot>
        <Refused refusal={refusal(order)} />
        <Button kind="main" size="large" disabled={isBusy || !may(order)} onClick={() => send(order)}>
          {text.send}
        </Button>
      </Foot>
    </>
  );
}

interface OneLeaverProps {
  readonly leaver: Leaver;
  readonly chosen: Chosen;
  readonly choose: (one: Chosen[string]) => void;
}

/** The choice to stay. No territory has this id. */
const STAY = '';

function OneLeaver({ leaver, chosen, choose }: OneLeaverProps) {
  const names = useNames();
  const { detachment, among, battle, hasFlown, counter } = leaver;
  const to = destinationOf(leaver, chosen);
  const name = (one: TerritoryId | null): string => placeName(one, battle, names.territory);
  const pick = (value: string) => {
    const picked = among.find((one) => (one ?? STAY) === value);
    if (picked !== undefined) choose({ to: picked, route: null });
  };
  return (
    <section aria-label={text.of(detachment.name)}>
      <h4 className="row nb-pad">
        <Chit counter={counter} /> <span className="grow">{detachment.name}</span>
      </h4>
      {among.length === 1 ? (
        <p className="nb-pad">{text.only(name(to))}</p>
      ) : (
        <Alternatives
          label={text.of(detachment.name)}
          value={to ?? STAY}
          onChange={pick}
          options={among.map((one, place) => ({
            value: one ?? STAY,
            name: name(one),
            ...(place === 0 ? { aside: text.first } : {}),
          }))}
        />
      )}
      {hasFlown && to !== null ? (
        <WayBack
          key={to}
          from={battle.territory}
          to={to}
          route={chosen[detachment.id]?.route ?? null}
          choose={(route) => choose({ to, route })}
        />
      ) : null}
    </section>
  );
}

const placeName = (to: TerritoryId | null, { territory }: Battle, name: (id: TerritoryId) => string): string =>
  to === null ? text.stay(name(territory)) : text.go(name(to));
