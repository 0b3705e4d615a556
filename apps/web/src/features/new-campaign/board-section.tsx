import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { Suspense } from 'react';
import { MapLoading } from '../kit/map-loading.tsx';
import type { Board, SetupDoor } from './door.ts';

interface BoardSectionProps {
  readonly door: SetupDoor;
  /** Null: this page does not show it. */
  readonly board: Board | null;
}

/** The map or table of a campaign, with its title. */
export function BoardSection({ door: { BoardShown }, board }: BoardSectionProps) {
  if (BoardShown === null || board === null) return null;
  return (
    <section className="paper" aria-labelledby="board">
      <h2 id="board" className="section-title">
        {lobbyText.board}
      </h2>
      <Suspense fallback={<MapLoading />}>
        <BoardShown board={board} />
      </Suspense>
    </section>
  );
}
