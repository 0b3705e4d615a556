'use client';
import { dayAndTime } from '@sealed-orders/text';
import { deskBoardText as text } from '@sealed-orders/text/pages/desk-board';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { Bones } from '../kit/bones.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Empty } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import type { Board } from './board.ts';
import { BoardCampaign } from './board-campaign.tsx';

/** The board refetches at this interval, ms: it follows many campaigns. */
const AGAIN = 30_000;

/** All campaigns that the reader owns or is a referee of: who is missing, and what can be done about it. */
export function DeskPage() {
  const trpc = useTRPC();
  const board = useQuery({ ...trpc.desk.board.queryOptions(), refetchInterval: AGAIN });
  return (
    <div className="wrap desk py-8">
      {board.error ? (
        <Problem as={board.data === undefined ? 'h1' : 'h2'} error={board.error} retry={() => void board.refetch()} />
      ) : null}
      {board.data === undefined && !board.error ? <Bones /> : null}
      {board.data === undefined ? null : <Loaded board={board.data} />}
    </div>
  );
}

function Loaded({ board }: { readonly board: Board }) {
  if (board.length === 0) return <NoDesk />;
  const missing = missingIn(board);
  return (
    <>
      <header className="grid gap-1 mb-6">
        <p className="eyebrow ink2">{text.heading}</p>
        <h1>{text.headline(missing.length, new Set(missing).size)}</h1>
        <p className="ink2">{summary(board)}</p>
      </header>
      <div className="grid gap-6">
        {board.map((campaign) => (
          <BoardCampaign key={campaign.id} campaign={campaign} />
        ))}
      </div>
    </>
  );
}

/** The campaigns that wait for players, each once for each of them. */
const missingIn = (board: Board): readonly string[] =>
  board
    .filter(({ status }) => status === 'running')
    .flatMap(({ id, seats }) => {
      const missing = seats.filter(({ owes, userName }) => owes !== null && userName !== null);
      return missing.map(() => id);
    });

/** What has stopped, and what is due next. */
function summary(board: Board): string {
  const stopped = board.filter(({ pausedBecause }) => pausedBecause !== null && pausedBecause !== 'desk').length;
  const [next] = board
    .flatMap(({ name, status, nextDue, firmDue, hasSheets }) => {
      const due = hasSheets ? nextDue : firmDue;
      return status === 'running' && due !== null ? [{ name, due: Date.parse(due) }] : [];
    })
    .toSorted((a, b) => a.due - b.due);
  const says = [
    ...(stopped > 0 ? [text.stopped(stopped)] : []),
    ...(next === undefined ? [] : [text.next(next.name, dayAndTime(new Date(next.due)))]),
  ];
  return says.length === 0 ? text.says : says.join(' ');
}

function NoDesk() {
  const { title, says, action } = text.empty;
  return (
    <>
      <h1 className="mb-6">{text.heading}</h1>
      <Empty
        title={title}
        action={
          <ButtonLink kind="main" href="/campaigns/new">
            {action}
          </ButtonLink>
        }
      >
        {says}
      </Empty>
    </>
  );
}
