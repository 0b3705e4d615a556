'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { type Side, targetOf } from '@sealed-orders/rules/sector-campaign';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { FEW_TOOLS, PHONE, useMedia } from '../../browser/use-media.ts';
import { useSectorStep } from '../sector-context.ts';
import { letterOfSide } from '../sector-view-of.ts';

const PARTS = 4;

/** Whether the score ruler is shown above the board: only from the first turn on, and if there is room. */
export function useHasScore(): boolean {
  const { turn } = useSectorStep().view.board;
  const isPhone = useMedia(PHONE);
  const hasFew = useMedia(FEW_TOOLS);
  return turn > 0 && !isPhone && !hasFew;
}

/** Both scores on one ruler, up to the winning score. */
export function ScoreRuler() {
  const { board } = useSectorStep().view;
  if (!useHasScore()) return null;
  const target = targetOf(board.settings);
  return (
    <section className="sector-score no-print" aria-label={mapText.score.label}>
      <Total side="west" />
      <svg viewBox="-6 -14 312 36" aria-hidden="true">
        <path d="M0 4H300" />
        {Array.from({ length: target + 1 }, (_, i) => {
          const isLong = i % Math.max(1, Math.round(target / PARTS)) === 0;
          // biome-ignore lint/suspicious/noArrayIndexKey: a ruler never changes
          return <path key={i} d={`M${at(i, target)} 4v${isLong ? -6 : -3}`} />;
        })}
        <Mark side="west" target={target} />
        <Mark side="east" target={target} />
        <text x="0" y="17">
          0
        </text>
        <text x="300" y="17">
          {target}
        </text>
      </svg>
      <Total side="east" />
    </section>
  );
}

const at = (points: number, target: number): number =>
  Math.round((Math.min(Math.max(points, 0), target) / target) * 3000) / 10;

interface MarkProps {
  readonly side: Side;
  readonly target: number;
}

/** West’s mark is above the ruler, East’s below it. */
function Mark({ side, target }: MarkProps) {
  const { view, letterOf } = useSectorStep();
  const { score } = view.board.sides[side];
  const x = at(score, target);
  return (
    <path
      className="mark"
      d={side === 'west' ? `M${x - 5} -12h10l-5 8Z` : `M${x - 5} 16h10l-5 -8Z`}
      fill={`var(--side-${letterOfSide(view.board, side, letterOf)})`}
    />
  );
}

function Total({ side }: { readonly side: Side }) {
  const { view, letterOf, seatName } = useSectorStep();
  const { board } = view;
  const { commander, score } = board.sides[side];
  return (
    <p className={side}>
      <SeatSwatch seat={letterOfSide(board, side, letterOf)} />
      <span>
        {SIDE_NAMES[side]}
        <b>{seatName(commander)}</b>
      </span>
      <strong>
        <span aria-hidden="true">{mapText.score.points(score)}</span>
        <span className="visually-hidden">{mapText.score.of(score, targetOf(board.settings))}</span>
      </strong>
    </p>
  );
}
