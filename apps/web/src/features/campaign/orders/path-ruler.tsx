import type { MovementOrder, OrderChoice, Piece } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { TERRAIN_NAMES } from '@sealed-orders/text';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { Notice } from '../../shell/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { terrainAt } from '../map/known.ts';
import { reachOf } from './path-drawing.ts';

interface PathRulerProps {
  readonly piece: Piece;
  readonly choice: OrderChoice;
  readonly path: readonly HexKey[];
  readonly order: MovementOrder | undefined;
}

/** The path as a ruler: each hex with its land and the cost so far, then what is left over. */
export function PathRuler({ piece, choice, path, order }: PathRulerProps) {
  const { view, words } = useCampaignPlace();
  const isHigh = order?.type === 'path' && (order.high ?? false);
  const reach = new Map(reachOf(choice, isHigh).map((reached) => [reached.hex, reached]));
  const end = path.at(-1);
  const spent = end === undefined ? 0 : (reach.get(end)?.cost ?? null);
  const left = choice.allowance !== null && spent !== null ? choice.allowance - spent : 0;
  if (path.length === 0) return null;
  return (
    <>
      <ol className="path-ruler" aria-label={unitText.from(words.hex(piece.hex).text)}>
        {path.map((hex) => (
          <li key={hex} className={hex === end ? 'end' : ''}>
            <b>{words.hex(hex).text}</b>
            <span>{costWords(TERRAIN_NAMES[terrainAt(view, hex)], reach.get(hex)?.cost)}</span>
          </li>
        ))}
        {left > 0 ? (
          <li className="rest">
            <span>{unitText.left(left)}</span>
          </li>
        ) : null}
      </ol>
      {end !== undefined && reach.get(end)?.mustStop ? (
        <div className="mt-2">
          <Notice kind="danger">
            <b>{unitText.stopsHere(words.hex(end).text)}</b>
          </Notice>
        </div>
      ) : null}
    </>
  );
}

const costWords = (terrain: string, cost: number | undefined): string =>
  cost === undefined ? terrain : unitText.cost(terrain, cost);
