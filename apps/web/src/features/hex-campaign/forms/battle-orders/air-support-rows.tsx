import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { useId } from 'react';
import { useHexPlace } from '../../hex-context.ts';
import type { BattleOrdersForm } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { armyName } from './battle-words.ts';

const words = battleOrdersText.sheet;

/** Each Tactical Bombardment that is ready, and the army in its Airspace that it supports. HEX-AIR-10, HEX-BORD-17. */
export function AirSupportRows({ form }: { readonly form: BattleOrdersForm }) {
  const ready = form.view.own?.airSupport ?? [];
  if (ready.length === 0) return null;
  return (
    <section className="air-support" aria-label={words.air}>
      <h3 className="battle-part">{words.air}</h3>
      <p className="hint">{words.airSays}</p>
      {ready.map(({ airspace }, support) => (
        <AirSupportRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is what the sheet calls it
          key={support}
          form={form}
          support={support}
          airspace={airspace}
        />
      ))}
    </section>
  );
}

interface AirSupportRowProps {
  readonly form: BattleOrdersForm;
  readonly support: number;
  readonly airspace: number;
}

function AirSupportRow({ form, support, airspace }: AirSupportRowProps) {
  const place = useHexPlace();
  const giving = useBattleGiving();
  const id = useId();
  const armies = form.options.supports.filter((one) => one.support === support).map(({ army }) => army);
  const chosen = form.sheet.airSupport.find((one) => one.support === support)?.army ?? '';
  return (
    <div className={chosen === '' && armies.length > 0 && !form.isSealed ? 'support gap' : 'support'}>
      <label htmlFor={id}>
        {words.support(support + 1)} <span className="muted">{words.airspace(airspace)}</span>
      </label>
      {armies.length === 0 ? (
        <span className="muted">{words.noArmy}</span>
      ) : (
        <select
          id={id}
          className="input small"
          value={chosen}
          disabled={!form.isOpen}
          onChange={({ target: { value } }) => giving.support(support, armies.find((army) => army === value) ?? null)}
        >
          <option value="">{words.nobody}</option>
          {armies.map((army) => (
            <option key={army} value={army}>
              {armyName(place, army)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
