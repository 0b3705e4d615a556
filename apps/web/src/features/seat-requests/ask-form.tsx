'use client';
import { type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Choice } from '../shell/field.tsx';
import { requesting } from './requesting.ts';

const text = seatRequestsText.page;
const LONGEST = 500;
/** From here on the form says how much room is left. */
const NEARLY_FULL = 400;
const ANY = '';

/** Asks for a free seat, or one whose player is away, with a few words. */
export function AskForm({ lobby }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState<string>(ANY);
  const [message, setMessage] = useState('');
  const id = useId();
  const ask = useAction(trpc.seatRequests.ask, { ...requesting(trpc), done: seatRequestsText.asked });
  const free = lobby.seats.filter(({ isFree }) => isFree);
  const isThere = free.some(({ seat }) => seat === wish);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seat: SeatId | null = isThere ? seatId(wish) : null;
    ask.run({ campaign: lobby.id, seat, message });
  };
  return (
    <form className="paper grid gap-4" onSubmit={submit}>
      <Choice
        label={text.wish}
        value={isThere ? wish : ANY}
        options={[[ANY, text.any], ...free.map((seat) => [seat.seat, nameOf(seat)] as const)]}
        onChange={setWish}
      />
      <div className="field">
        <label className="name" htmlFor={id}>
          {text.message}
        </label>
        <textarea
          id={id}
          className="input"
          rows={4}
          maxLength={LONGEST}
          value={message}
          aria-describedby={`${id}-says`}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p id={`${id}-says`} className="hint">
          {message.length > NEARLY_FULL ? text.left(LONGEST - message.length) : text.hint}
        </p>
      </div>
      <button type="submit" className="btn ink" disabled={ask.isRunning}>
        {ask.isRunning ? text.sending : text.send}
      </button>
    </form>
  );
}

/** The seat, and whose it is until somebody takes it. */
const nameOf = ({ name, user }: Lobby['seats'][number]): string =>
  user === null ? name : text.instead(name, user.name);
