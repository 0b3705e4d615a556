import { sortedKeys } from '@sealed-orders/rules/kernel';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { PickBox } from '../../../kit/pick-box.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildForm } from './build-form.ts';

/** Opens the form of any other hex of the seat: to found a settlement or raise a Stronghold there. */
export function OtherHex({ form }: { readonly form: BuildForm }) {
  const { words } = useHexPlace();
  const { production, resources, land } = form.places;
  const listed = new Set([...production, ...resources, ...land]);
  const others = sortedKeys(form.view.hexes).filter(
    (hex) => form.view.hexes[hex]?.control === form.own.id && !listed.has(hex),
  );
  if (others.length === 0) return null;
  const picks = others
    .map((hex) => ({ value: hex, label: words.hex(hex).text }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const open = (picked: string | null) => {
    const hex = others.find((one) => one === picked);
    if (hex !== undefined) form.hold({ place: { kind: 'hex', hex }, tab: null, draft: null, isCart: false });
  };
  return (
    <div className="other-hex">
      <PickBox label={buildText.otherHex} picks={picks} value={null} onPick={open} />
    </div>
  );
}
