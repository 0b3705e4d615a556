import { readyMadeFor, type UnitSetup } from '@sealed-orders/rules/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { Button } from '../../../../kit/button.tsx';
import type { BuildForm } from '../build-form.ts';
import { pointsTogether } from './draft.ts';

interface ReadyMadeProps {
  readonly form: BuildForm;
  readonly onTake: (units: readonly UnitSetup[]) => void;
}

/** Fills an empty detachment with one tap. */
export function ReadyMade({ form, onTake }: ReadyMadeProps) {
  const { place, view, lines } = form;
  const { readyMade, readyMadeOf } = buildText.muster;
  if (place.kind !== 'hex') return null;
  return (
    <fieldset>
      <legend className="font-semibold text-sm mb-1">{readyMade.title}</legend>
      <div className="row flex-wrap">
        {readyMadeFor(view, lines, place.hex).map(({ id, units }) => (
          <Button key={id} size="small" onClick={() => onTake(units)}>
            {readyMadeOf(readyMade[id], pointsTogether(units))}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
