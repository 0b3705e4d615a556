import { type BattleOrder, TREATMENTS } from '@sealed-orders/rules/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { TREATMENT_ORDERS } from '@sealed-orders/text/hex-campaign/forms/movement';
import { useId } from 'react';
import type { BattleOrdersForm } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { isHostile } from './battle-targets.ts';
import { hexOfArmy } from './battle-words.ts';

interface TreatmentChoiceProps {
  readonly form: BattleOrdersForm;
  readonly order: BattleOrder;
}

/** What to do with a settlement or Stronghold that is known at the target. HEX-MORD-14. */
export function TreatmentChoice({ form, order }: TreatmentChoiceProps) {
  const giving = useBattleGiving();
  const id = useId();
  if (!isHostile(order)) return null;
  const hex = order.target.kind === 'hex' ? order.target.hex : hexOfArmy(form.view, order.target.piece);
  const known = hex === null ? undefined : form.view.hexes[hex];
  if (known?.site?.kind !== 'urban' && !known?.stronghold) return null;
  const give = (name: string) => {
    const { treatment: _before, ...rest } = order;
    const treatment = TREATMENTS.find((one) => one === name);
    giving.give(treatment === undefined ? rest : { ...rest, treatment });
  };
  return (
    <div className="field mt-3">
      <label className="name" htmlFor={id}>
        {battleOrdersText.treatment}
      </label>
      <select id={id} className="input" value={order.treatment ?? ''} onChange={(event) => give(event.target.value)}>
        <option value="">{battleOrdersText.standing}</option>
        {TREATMENTS.map((treatment) => (
          <option key={treatment} value={treatment}>
            {TREATMENT_ORDERS[treatment]}
          </option>
        ))}
      </select>
    </div>
  );
}
