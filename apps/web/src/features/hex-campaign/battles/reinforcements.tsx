'use client';
import {
  type BattleSide,
  type CardSupport,
  checkOrder,
  type Reinforcement,
  type SeenBattle,
} from '@sealed-orders/rules/hex-campaign';
import { tableDiceText } from '@sealed-orders/text/hex-campaign/forms/table-dice';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Dice } from './prep-row.tsx';
import { Stepper } from './stepper.tsx';
import { useSending } from './use-sending.ts';

const { call } = tableDiceText;
/** HEX-TBL-24: from the second turn on; longer battles than this are not expected. */
const [FIRST, LAST] = [2, 12];

interface CalledProps {
  readonly battle: SeenBattle;
  readonly side: BattleSide;
}

/** The units that a side has called into the battle, as both sides saw it. */
export function Called({ battle, side }: CalledProps) {
  const called = calledBy(battle, side);
  if (called.length === 0) return null;
  return (
    <ul className="help" aria-label={call.title}>
      {called.map(({ turn, name, die, enters }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in the order in which they were called
        <li key={i} className="called">
          <span className="grow">{call.called(turn, name, enters)}</span>
          <Dice faces={[die]} />
          <RuleChip rule="HEX-TBL-24" />
        </li>
      ))}
    </ul>
  );
}

const calledBy = ({ talk }: SeenBattle, side: BattleSide): readonly Reinforcement[] =>
  (talk?.reinforced ?? []).filter((one) => one.side === side);

interface CallProps extends CalledProps {
  readonly support: CardSupport;
}

/** Calls in one unit of an army beside the battle; nothing if none can be called in. */
export function Call({ battle, side, support: { piece, reinforcements } }: CallProps) {
  const { view, isNow } = useHexPlace();
  const { send, isBusy } = useSending();
  const turns = calledBy(battle, side).flatMap(({ army, turn }) => (army?.piece === piece ? [turn] : []));
  const next = Math.max(FIRST, ...turns.map((turn) => turn + 1));
  const [wanted, setWanted] = useState(next);
  const [picked, setPicked] = useState<string | null>(null);
  const turn = Math.max(wanted, next);
  const seat = view.own?.id;
  if (!isNow || seat === undefined) return null;
  const orders = reinforcements
    .map(({ unit, name }) => ({
      name,
      order: { type: 'call-reinforcement', battle: battle.id, piece, unit, turn } as const,
    }))
    .filter(({ order }) => checkOrder(view, seat, order).length === 0);
  const chosen = orders.find(({ order }) => order.unit === picked) ?? orders[0];
  if (chosen === undefined) return null;
  return (
    <div className="call no-print">
      <select aria-label={call.unit} value={chosen.order.unit} onChange={(event) => setPicked(event.target.value)}>
        {orders.map(({ name, order }) => (
          <option key={order.unit} value={order.unit}>
            {name}
          </option>
        ))}
      </select>
      <span aria-hidden>{call.inTurn}</span>
      <Stepper label={call.turn} value={turn} min={next} max={LAST} onChange={setWanted} />
      <Button size="small" disabled={isBusy} onClick={() => send(chosen.order)}>
        <Icon of={Dices} /> {call.roll}
      </Button>
    </div>
  );
}
