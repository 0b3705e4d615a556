import { TERRAIN_NAMES } from '@sealed-orders/text';
import { unitText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { choiceInHand, useOrdersDesk } from '../orders/orders-context.ts';
import { reachOf } from '../orders/path-drawing.ts';
import { useOrderGiving } from '../orders/use-order-giving.ts';
import { terrainAt } from './known.ts';

/** Where the selected unit's order may lead, each hex with its cost. */
export function ReachList() {
  const { view, words, selection, nameOf } = useCampaignPlace();
  const desk = useOrdersDesk();
  const giving = useOrderGiving();
  const piece = selection?.kind === 'piece' ? view.pieces[selection.piece] : undefined;
  const choice = piece && desk?.isOpen ? choiceInHand(desk, piece.id) : null;
  if (!piece || !choice || choice.reach.length === 0) return null;
  return (
    <section className="mb-6" aria-label={unitText.reachable}>
      <h3 className="section-title">
        {nameOf(piece)}: {unitText.reachable}
      </h3>
      <ul className="grid gap-2 pt-3 grid-cols-[repeat(auto-fill,minmax(150px,1fr))]">
        {reachOf(choice, false).map(({ hex, cost, mustStop }) => (
          <li key={hex}>
            <button type="button" className="btn w-full" onClick={() => giving.lengthen(piece, hex)}>
              <b>{words.hex(hex).text}</b>
              <span className="muted text-xs">
                {TERRAIN_NAMES[terrainAt(view, hex)]}, {unitText.costOf(cost)}
                {mustStop ? `, ${unitText.mustStop}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
