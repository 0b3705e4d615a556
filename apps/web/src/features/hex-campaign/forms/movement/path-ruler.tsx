import type { Foreseen, MovementOrder, OrderChoice, Piece } from '@sealed-orders/rules/hex-campaign';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { stopAhead } from '@sealed-orders/text/hex-campaign/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { terrainAt } from '../../map/known.ts';

interface PathRulerProps {
  readonly piece: Piece;
  readonly choice: OrderChoice;
  readonly order: Extract<MovementOrder, { readonly path: unknown }>;
  /** What it would do, after those that move before it. */
  readonly ahead: Foreseen;
}

/** The path as a ruler: each hex with its land and the cost so far, what is left over, and what will stop the move. */
export function PathRuler({ piece, choice, order, ahead }: PathRulerProps) {
  const { view, words } = useHexPlace();
  if (order.path.length === 0) return null;
  const end = ahead.costs.length - 1;
  const left = (choice.allowance ?? 0) - (ahead.costs[end] ?? 0);
  return (
    <ol className="path-ruler" aria-label={unitText.from(words.hex(piece.hex).text)}>
      {order.path.map((hex, i) => {
        const terrain = TERRAIN_NAMES[terrainAt(view, hex)];
        const cost = ahead.costs[i];
        return (
          <li key={hex} className={i === end ? 'end' : i > end ? 'rest' : ''}>
            <b>{words.hex(hex).text}</b>
            <span>{cost === undefined ? terrain : unitText.cost(terrain, cost)}</span>
          </li>
        );
      })}
      {left > 0 && end === order.path.length - 1 ? (
        <li className="rest">
          <span>{unitText.left(left)}</span>
        </li>
      ) : null}
    </ol>
  );
}

interface StopNoticeProps {
  readonly stop: NonNullable<Foreseen['stop']>;
  /** The last hex that it enters; null if it stays. */
  readonly at: Piece['hex'] | null;
}

/** What ends a move, or prevents it, as far as the player can know. */
export function StopNotice({ stop, at }: StopNoticeProps) {
  const { words } = useHexPlace();
  return (
    <div className="mt-2" aria-live="polite">
      <Notice kind="danger">
        <b>{at === null ? unitText.staysHere : unitText.stopsAt(words.hex(at).text)}</b>{' '}
        {stopAhead(stop.code, words.hex(stop.hex).text)} <RuleChip rule={stop.rule} />
      </Notice>
    </div>
  );
}
