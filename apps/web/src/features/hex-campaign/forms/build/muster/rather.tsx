import { nearbyPlaces } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { Choice } from '../../../../kit/field.tsx';
import { useHexPlace } from '../../../hex-context.ts';
import { PreferredHexes } from '../../parts/preferred-hexes.tsx';
import type { BuildForm } from '../build-form.ts';
import type { MusterDraft } from '../build-pen.ts';

interface RatherProps {
  readonly form: BuildForm;
  readonly draft: MusterDraft;
  readonly write: (change: Partial<MusterDraft>) => void;
}

/** A new detachment's preferred hexes if there is no room where it is built, the best first. */
export function Rather({ form, draft, write }: RatherProps) {
  const { words } = useHexPlace();
  const { place, names, view } = form;
  const text = buildText.muster;
  if (place.kind !== 'hex') return null;
  const { prefer } = draft;
  const open = nearbyPlaces(view, place.hex).filter((hex) => !prefer.includes(hex));
  const nameOf = (hex: HexKey) => [...new Set([names.hex(hex), words.hex(hex).text])].join(', ');
  const add = (chosen: string) => write({ prefer: [...prefer, ...open.filter((hex) => hex === chosen)] });
  return (
    <div>
      <Choice
        label={text.rather}
        value=""
        options={[
          ['', prefer.length === 0 ? text.anywhere : text.ratherNext] as const,
          ...open.map((hex) => [hex, nameOf(hex)] as const),
        ]}
        onChange={add}
      />
      <PreferredHexes
        label={text.rather}
        hexes={prefer}
        nameOf={(hex) => text.dropRather(nameOf(hex))}
        drop={(dropped) => write({ prefer: prefer.filter((hex) => hex !== dropped) })}
      />
    </div>
  );
}
