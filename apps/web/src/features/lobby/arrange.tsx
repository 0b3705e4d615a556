'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { type FormEvent, Suspense, useCallback, useId, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { SeenProblem } from '../kit/seen-problem.tsx';
import { useToast } from '../kit/toasts.tsx';
import type { Board, SetupDoor } from '../new-campaign/door.ts';
import { refusalWords } from '../new-campaign/refusal-words.ts';
import { Segments } from '../new-campaign/segments.tsx';
import { type ArrangedSeat, ArrangedSeats } from './arranged-seats.tsx';
import { lobbyChange } from './lobby-change.ts';

interface ArrangeProps {
  readonly lobby: Lobby;
  readonly door: SetupDoor;
  readonly onDone: () => void;
}

/** The owner changes the map or table of a campaign that has not begun, and its seats. */
export function Arrange({ lobby, door, onDone }: ArrangeProps) {
  const text = lobbyText.arrange;
  const id = useId();
  const hasMap = door.Board !== null;
  const [seats, setSeats] = useState<readonly ArrangedSeat[]>(() => lobby.seats.map(seatAsItIs));
  const [map, setMap] = useState<'kept' | 'other'>('kept');
  const [board, setBoard] = useState<Board>({});
  const [boardProblem, setBoardProblem] = useState<string | null>(null);
  const [isBoardWrong, setBoardWrong] = useState(false);
  const changeBoard = useCallback((next: Board, wrong: string | null = null) => {
    setBoard(next);
    setBoardProblem(wrong);
    setBoardWrong(false);
  }, []);
  const [choices, setChoices] = useState<HTMLElement | null>(null);
  const { save, problem: refused, isBusy } = useArranging(lobby, door, onDone);
  const problem = isBoardWrong ? boardProblem : refused;
  const isTooSmall = !isBoardWrong && problem !== null && hasMap && seats.length > lobby.seats.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = map === 'other' && boardProblem !== null;
    setBoardWrong(isWrong);
    if (!isWrong) void save(seats, map === 'kept' ? null : board);
  };
  return (
    <div className={hasMap ? 'new-campaign' : 'new-campaign bare'} data-step="seats">
      <form id={id} onSubmit={submit}>
        <p className="eyebrow">{lobby.name}</p>
        <h1>{text.title(hasMap)}</h1>
        <p className="hint mb-4">{text.says}</p>
        {hasMap ? (
          <Segments
            label={text.map}
            value={map}
            options={[
              ['kept', text.kept],
              ['other', text.other],
            ]}
            onChange={setMap}
          />
        ) : null}
        {map === 'other' ? <div ref={setChoices} className="my-4" /> : null}
        <ArrangedSeats door={door} preset={lobby.preset} seats={seats} onChange={setSeats} />
        {problem === null ? null : (
          <SeenProblem key={problem}>
            {problem} {isTooSmall ? text.fits : null}
          </SeenProblem>
        )}
      </form>
      <Suspense fallback={<MapLoading />}>
        {map === 'other' && door.Board !== null ? (
          <door.Board seats={seats.length} choices={choices} onChange={changeBoard} />
        ) : door.BoardShown === null ? null : (
          <door.BoardShown board={lobby.board ?? {}} />
        )}
      </Suspense>
      <div className="form-foot">
        <Button kind="quiet" onClick={onDone}>
          {text.back}
        </Button>
        <span className="grow" />
        <Button type="submit" form={id} kind="main" disabled={isBusy}>
          {isBusy ? text.saving : text.save}
        </Button>
      </div>
    </div>
  );
}

const seatAsItIs = ({ seat, name, user }: Lobby['seats'][number]): ArrangedSeat => ({
  id: seat,
  name,
  holder: user?.name ?? null,
});

/** Sends the change; reports why it is refused. */
function useArranging(lobby: Lobby, { text: game }: SetupDoor, onDone: () => void) {
  const text = lobbyText.arrange;
  const trpc = useTRPC();
  const say = useToast();
  const { run, isRunning, problem } = useAction(trpc.campaigns.rearrange, {
    ...lobbyChange(trpc),
    why: ({ problem }) => refusalWords(problem, game, text.refused),
    inPlace: true,
  });
  const save = async (seats: readonly ArrangedSeat[], board: Board | null) => {
    const named = seats.map(({ id, name }) => ({ id, name: name.trim() }));
    const came = await run({ campaign: lobby.id, seats: named, board });
    if (came?.state !== 'done') return;
    say(text.saved);
    onDone();
  };
  return { save, problem, isBusy: isRunning };
}
