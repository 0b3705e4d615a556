'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { byWorth, purseAfter } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { useId, useMemo, useState } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { ORDER_ICONS } from '../composer/order-icons.ts';
import { BalanceOf } from '../composer/point-boxes.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';
import { battleSays, type CommandOption, leadsTo, orderKey, orderTitle, readyOrders } from './ready-orders.ts';
import { RoundClock } from './round-clock.tsx';
import type { Session } from './session.ts';

const MOST = { desktop: 6, phone: 4 } as const;

interface TurnColumnProps {
  readonly session: Session | null;
  /** Passes the round; null: the reader may not. */
  readonly pass: (() => void) | null;
}

/** The reader's turn in the open round, or who is left. */
export function TurnColumn({ session, pass }: TurnColumnProps) {
  const { view } = useNodePlace();
  return pass === null || view.you === null ? (
    <Waiting session={session} />
  ) : (
    <YourTurn key={view.night?.round} seat={view.you} pass={pass} />
  );
}

interface YourTurnProps {
  readonly seat: SeatId;
  readonly pass: () => void;
}

function YourTurn({ seat, pass }: YourTurnProps) {
  const { view, options, head } = useNodePlace();
  const [picked, pick] = useState<string | null>(null);
  const isPhone = useMedia(PHONE);
  const ranked = useMemo(() => byWorth(view, seat, optionsOf(options, 'command')), [view, seat, options]);
  const orders = readyOrders(ranked, isPhone ? MOST.phone : MOST.desktop);
  const open = orders.filter(({ refusal }) => refusal === null);
  const chosen = open.find((option) => orderKey(option) === picked) ?? open[0] ?? null;
  return (
    <>
      <TurnHead />
      {head.status === 'paused' ? <Notice kind="warn">{composerText.paused(null)}</Notice> : null}
      <Orders orders={orders} chosen={chosen} seat={seat} pick={pick} />
      <Points seat={seat} chosen={chosen} />
      <p className="hint px-4 pb-3">
        {nightText.rules} <RuleChip rule="NODE-CP-10" />
      </p>
      <TurnFoot chosen={chosen} pass={pass} />
    </>
  );
}

interface PointsProps {
  readonly seat: SeatId;
  readonly chosen: CommandOption | null;
}

/** The player's points, and what the chosen order leaves of them. */
function Points({ seat, chosen }: PointsProps) {
  const { view } = useNodePlace();
  const purse = lookup(view.purses, seat);
  if (purse === undefined) return null;
  const left = purseAfter(view, seat, chosen === null ? [] : [chosen.command]);
  return <BalanceOf known={view} purse={purse} left={left} price={chosen?.price ?? null} />;
}

interface TurnFootProps {
  readonly chosen: CommandOption | null;
  readonly pass: () => void;
}

/** Gives the chosen order, or passes. */
function TurnFoot({ chosen, pass }: TurnFootProps) {
  const { view, words, head } = useNodePlace();
  const { give, isBusy } = useGiving();
  const isShut = isBusy || head.status === 'paused';
  const send = () => {
    if (chosen === null) return;
    const order = { type: 'commands', commands: [chosen.command], when: { kind: 'now' } };
    give(order, { done: composerText.given, why: (problem) => whyNot(problem, composerText.notGiven) });
  };
  return (
    <footer className="night-foot">
      {chosen === null ? null : (
        <Button kind="main" size="large" disabled={isShut} onClick={send}>
          <span>
            {nightText.order(orderTitle(chosen, words), chosen.price)}
            <small>{battleSays(view, chosen, words)}</small>
          </span>
        </Button>
      )}
      <Button disabled={isShut} aria-keyshortcuts="P" onClick={pass}>
        {nightText.pass}
      </Button>
    </footer>
  );
}

function TurnHead() {
  const { night } = useNodePlace().view;
  return (
    <header className="turn-head">
      <div className="grow">
        <h2>{nightText.turn.title}</h2>
        <p>{night === null ? null : nightText.turn.says(night.round, night.players.length)}</p>
      </div>
      <p className="clock">
        <RoundClock />
        {nightText.turn.left}
      </p>
    </header>
  );
}

interface OrdersProps {
  readonly orders: readonly CommandOption[];
  readonly chosen: CommandOption | null;
  readonly seat: SeatId;
  readonly pick: (key: string) => void;
}

/** Complete orders: one is chosen at a time, and those that have to wait say why. */
function Orders({ orders, chosen, seat, pick }: OrdersProps) {
  const { view, words } = useNodePlace();
  const group = useId();
  if (orders.length === 0) return <p className="hint p-4">{nightText.noOrders}</p>;
  return (
    <fieldset className="night-orders">
      <legend className="visually-hidden">{nightText.orders}</legend>
      {orders.map((option) => {
        const isRefused = option.refusal !== null;
        return (
          <label key={orderKey(option)} className={isRefused ? 'refused' : undefined}>
            <input
              type="radio"
              name={group}
              checked={option === chosen}
              disabled={isRefused}
              onChange={() => pick(orderKey(option))}
            />
            <Icon of={ORDER_ICONS[option.command.type]} size={19} />
            <span className="grow">
              <b>{orderTitle(option, words)}</b>
              <small>{leadsTo(view, seat, option, words)}</small>
            </span>
            <span className="price">{composerText.cost(option.price)}</span>
          </label>
        );
      })}
      <p className="hint px-4 py-2">{nightText.more}</p>
    </fieldset>
  );
}

/** For those who have nothing to order in this round. */
function Waiting({ session }: { readonly session: Session | null }) {
  const { view, words } = useNodePlace();
  const { night, you } = view;
  if (night === null) return null;
  const left = night.players.filter((seat) => !night.acted.includes(seat));
  const names = plain(listed(left.map(words.seat)));
  return (
    <>
      <header className="plain-head">
        <div className="grow">
          <h2>{you !== null && night.acted.includes(you) ? actedTitle(session, you) : nightText.round(night.round)}</h2>
          <p>{left.length === 0 ? null : nightText.waitingFor(names)}</p>
        </div>
        <p className="clock">
          <RoundClock />
        </p>
      </header>
      <OutOfRound />
      {you === null ? null : <Points seat={you} chosen={null} />}
    </>
  );
}

const actedTitle = (session: Session | null, you: SeatId): string =>
  session?.acts.findLast(({ seat }) => seat === you)?.command === null ? nightText.passedYou : nightText.ordered;

/** For a player whose first round is the next one. */
function OutOfRound() {
  const { night, you, present } = useNodePlace().view;
  if (night === null || you === null || night.players.includes(you)) return null;
  const says = present.includes(you) ? nightText.turn.next : refusalSentence({ code: 'not-your-round', facts: {} });
  return <p className="px-4 py-3">{says}</p>;
}
