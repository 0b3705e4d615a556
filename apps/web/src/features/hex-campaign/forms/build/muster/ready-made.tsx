import { readyMadeFor, type UnitSetup } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { Button } from '../../../../kit/button.tsx';
import type { BuildForm } from '../build-form.ts';
import type { MusterDraft } from '../build-pen.ts';
import { isGarrison, pointsTogether } from './draft.ts';

interface ReadyMadeProps {
  readonly form: BuildForm;
  readonly draft: MusterDraft;
  readonly onTake: (units: readonly UnitSetup[]) => void;
}

/** Fills an empty detachment or garrison with one tap. */
export function ReadyMade({ form, draft, onTake }: ReadyMadeProps) {
  const { place, view, lines } = form;
  const { readyMade, readyMadeOf } = buildText.muster;
  if (place.kind !== 'hex') return null;
  const garrisonOf = strongholdOf(draft, place.hex);
  if (draft.type !== 'new-detachment' && garrisonOf === null) return null;
  return (
    <fieldset>
      <legend className="font-semibold text-sm mb-1">{readyMade.title}</legend>
      <div className="row flex-wrap">
        {readyMadeFor(view, lines, place.hex, garrisonOf).map(({ id, units }) => (
          <Button key={id} size="small" onClick={() => onTake(units)}>
            {readyMadeOf(readyMade[id], pointsTogether(units))}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** The Stronghold that a garrison is for; null: it is none, or not chosen yet. */
function strongholdOf({ type, target }: MusterDraft, hex: HexKey): HexKey | null {
  if (!isGarrison(type)) return null;
  return type === 'new-garrison' ? hex : target;
}
