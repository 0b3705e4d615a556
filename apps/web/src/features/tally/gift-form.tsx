'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { type Order, tally } from '@sealed-orders/rules/tally';
import { tallyPageText, tallyRefusal } from '@sealed-orders/text/tally';
import { type FormEvent, useState } from 'react';
import { useGiving } from '../campaign/seal/giving.tsx';
import { Button } from '../kit/button.tsx';
import { Choice, Field } from '../kit/field.tsx';
import { useTallyPlace } from './tally-context.ts';

/** Gives part of the player's sum to another player; the rules check it as it is typed. */
export function GiftForm({ seat }: { readonly seat: SeatId }) {
  const { view } = useTallyPlace();
  const others = view.seats.filter(({ id }) => id !== seat);
  const [to, setTo] = useState<string>(others[0]?.id ?? '');
  const [typed, setTyped] = useState('1');
  const { give, isBusy } = useGiving();
  const order = orderOf(to, typed);
  const [refusal] = order === null ? [] : tally.checkOrder(view, seat, order);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (order === null || refusal !== undefined) return;
    give(order, { done: tallyPageText.given, why: () => tallyPageText.notGiven });
  };
  if (others.length === 0) return null;
  return (
    <form className="grid gap-3 p-4" onSubmit={send} aria-label={tallyPageText.gift} noValidate>
      <h2>{tallyPageText.gift}</h2>
      <p className="hint">{tallyPageText.giftSays}</p>
      <Choice
        label={tallyPageText.to}
        value={to}
        options={others.map(({ id, name }) => [String(id), name] as const)}
        onChange={setTo}
      />
      <Field
        name="gift"
        label={tallyPageText.howMuch}
        inputMode="numeric"
        value={typed}
        problem={refusal === undefined ? null : tallyRefusal(refusal)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={order === null || refusal !== undefined || isBusy}>
        {tallyPageText.give}
      </Button>
    </form>
  );
}

/** The typed value, as parsed by the rules' schema; null: no gift. */
function orderOf(to: string, typed: string): Order | null {
  const read = tally.schemas.order.safeParse({ to, gift: Number(typed) });
  return read.success ? read.data : null;
}
