import { type MusterOption, type UnitSetup, unitKinds, unitNatures } from '@sealed-orders/rules/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { useState } from 'react';
import { keptFor } from '../../kept-for.ts';
import type { BuildForm } from '../build-form.ts';
import { FromList } from './from-list.tsx';
import { TypedUnit } from './typed-unit.tsx';

interface UnitSourcesProps {
  readonly form: BuildForm;
  /** What the rules say about each kind of the seat's lists here; null: they do not matter here. */
  readonly kinds: MusterOption['kinds'] | null;
  readonly onTake: (units: readonly UnitSetup[]) => void;
}

const kindsFor = keptFor(unitKinds);
const naturesFor = keptFor(unitNatures);
const SOURCES = ['typed', 'list'] as const;

/** Where units come from: one of the player's army lists, or typed in. */
export function UnitSources({ form, kinds, onTake }: UnitSourcesProps) {
  const [source, setSource] = useState<(typeof SOURCES)[number]>('typed');
  const text = buildText.muster;
  const known = kindsFor(form.view);
  return (
    <fieldset className="unit-sources">
      <legend className="visually-hidden">{text.units}</legend>
      <div className="segments">
        {SOURCES.map((one) => (
          <label key={one}>
            <input type="radio" name="source" checked={source === one} onChange={() => setSource(one)} />
            {one === 'list' ? text.fromList : text.typed}
          </label>
        ))}
      </div>
      {source === 'list' ? (
        <FromList known={known} onTake={onTake} />
      ) : (
        <TypedUnit known={known} natures={naturesFor(form.view)} kinds={kinds} onTake={(unit) => onTake([unit])} />
      )}
    </fieldset>
  );
}
