import { lookup } from '@sealed-orders/rules/kernel';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Button } from '../../kit/button.tsx';
import { usePhaseForm } from '../forms/phase-form.ts';
import { useHexPlace } from '../hex-context.ts';
import { terrainAt } from './known.ts';

/** Where the selected unit's order may lead, each hex with its cost. */
export function ReachList() {
  const { view, words, selection, nameOf } = useHexPlace();
  const form = usePhaseForm();
  const piece = selection?.kind === 'piece' ? lookup(view.pieces, selection.piece) : undefined;
  if (piece === undefined || form === null || form.drawing.reach.length === 0) return null;
  return (
    <section className="mb-6" aria-label={unitText.reachable}>
      <h3 className="section-title">
        {nameOf(piece)}: {unitText.reachable}
      </h3>
      <ul className="grid gap-2 pt-3 grid-cols-[repeat(auto-fill,minmax(150px,1fr))]">
        {form.drawing.reach.map(({ hex, cost, mustStop }) => (
          <li key={hex}>
            <Button className="w-full" onClick={() => form.hands.onHex(hex)}>
              <b>{words.hex(hex).text}</b>
              <span className="muted text-xs">
                {TERRAIN_NAMES[terrainAt(view, hex)]}
                {cost === null ? '' : `, ${unitText.costOf(cost)}`}
                {mustStop ? `, ${unitText.mustStop}` : ''}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
