'use client';
import { type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { type FormEvent, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/field.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { requesting } from './requesting.ts';

const text = seatRequestsText.page;
const LONGEST = 500;
/** From this length on the form says how much room is left. */
const NEARLY_FULL = 400;
const ANY = '';

/** Asks for a free seat, or one whose player is away, with a short message. */
export function AskForm({ lobby }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState<string>(ANY);
  const [message, setMessage] = useState('');
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
      <TextArea
        label={text.message}
        hint={text.hint}
        limit={{ most: LONGEST, nearly: NEARLY_FULL, left: text.left }}
        rows={4}
        value={message}
        onChange={setMessage}
      />
      <Button type="submit" kind="main" disabled={ask.isRunning}>
        {ask.isRunning ? text.sending : text.send}
      </Button>
    </form>
  );
}

/** The seat, and its player until someone takes it. */
const nameOf = ({ name, user }: Lobby['seats'][number]): string =>
  user === null ? name : text.instead(name, user.name);
