'use client';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { Bell } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { useNow } from '../../time/use-now.ts';

const text = deskBoardText.ping;
const onArrival = deskBoardText.onArrival.ping;
const HOUR = 60 * 60_000;

type Campaign = Outputs['desk']['board'][number];

interface Pinged extends Pick<Campaign['seats'][number], 'seat' | 'name' | 'userName' | 'owes'> {
  /** When the player was last pinged; null: not lately, as far as the page knows. */
  readonly pingedAt: string | null;
}

interface PingButtonProps {
  readonly campaign: Pick<Campaign, 'id' | 'opening' | 'status' | 'hasSheets'>;
  /** Who owes something. */
  readonly seats: readonly Pinged[];
  /** Whether these are all of them. */
  readonly isAll?: boolean;
}

/** Reminds players that they owe something, with a reason; each at most once an hour. */
export function PingButton({ campaign: { id, opening, status, hasSheets }, seats, isAll = false }: PingButtonProps) {
  const now = useNow();
  const { ping, isBusy } = usePing(id, hasSheets);
  const names = seats.map(({ userName, name }) => userName ?? name);
  const isRested = seats.some(({ pingedAt }) => pingedAt === null || Date.parse(pingedAt) + HOUR <= now);
  return (
    <DeedButton
      label={isAll ? text.all(seats.length) : text.open}
      icon={Bell}
      name={isAll ? undefined : text.openFor(names.join())}
      isDisabled={isBusy || !isRested || status !== 'running'}
      title={text.title(names)}
      action={text.action}
      {...(seats.every(({ owes }) => owes === 'order') && { limits: { open: text.readers, kept: text.keptReaders } })}
      onConfirm={(reason) =>
        ping({ campaign: id, opening, seats: isAll ? null : seats.map(({ seat }) => seat), reason })
      }
    >
      <p>{(hasSheets ? text : onArrival).says}</p>
    </DeedButton>
  );
}

function usePing(campaign: string, hasSheets: boolean) {
  const trpc = useTRPC();
  const { board, log } = trpc.desk;
  const { run, isRunning } = useAction(trpc.desk.ping, {
    refusals: hasSheets ? text.refusals : { ...text.refusals, ...onArrival.refusals },
    done: ({ value }) => text.done(value.seats.length),
    again: [board.queryKey(), log.queryKey({ campaign })],
  });
  return { ping: run, isBusy: isRunning };
}
