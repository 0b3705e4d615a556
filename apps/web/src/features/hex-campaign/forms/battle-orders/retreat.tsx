import type { BattleOrder, Piece } from '@sealed-orders/rules/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { Check, MapPin } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { PreferredHexes } from '../parts/preferred-hexes.tsx';
import type { BattleOrdersForm } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';

interface RetreatProps {
  readonly form: BattleOrdersForm;
  readonly piece: Piece;
  readonly order: BattleOrder;
}

/** An army's preferred retreat hexes, touched on the map or in a list, the best first. HEX-WD-10. */
export function Retreat({ form, piece, order }: RetreatProps) {
  const { words } = useHexPlace();
  const giving = useBattleGiving();
  const { retreat } = battleOrdersText;
  const isDrawn = form.pen?.piece === piece.id && form.pen.draws === 'retreat';
  const hexes = order.retreat ?? [];
  return (
    <section className="retreat" aria-label={retreat.title}>
      <header>
        <h3>{retreat.title}</h3>
        <Button size="small" onClick={() => giving.drawRetreat(piece, isDrawn ? 'target' : 'retreat')}>
          <Icon of={isDrawn ? Check : MapPin} />
          {isDrawn ? retreat.done : retreat.choose}
        </Button>
      </header>
      {hexes.length === 0 && !isDrawn ? <p className="hint">{retreat.none}</p> : null}
      {isDrawn ? <p className="hint">{retreat.touch}</p> : null}
      <PreferredHexes
        label={retreat.list}
        hexes={hexes}
        nameOf={(hex) => retreat.drop(words.hex(hex).text)}
        drop={(hex) => giving.dropRetreat(order, hex)}
      />
    </section>
  );
}
