import { sortedKeys } from '@sealed-orders/rules/kernel';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildDesk } from './build-desk.ts';

/** Opens the desk of any other hex of the seat: to found a settlement or raise a Stronghold there. */
export function OtherHex({ desk }: { readonly desk: BuildDesk }) {
  const { words } = useHexPlace();
  const { production, resources, land } = desk.places;
  const listed = new Set([...production, ...resources, ...land]);
  const others = sortedKeys(desk.view.hexes).filter(
    (hex) => desk.view.hexes[hex]?.control === desk.own.id && !listed.has(hex),
  );
  if (others.length === 0) return null;
  return (
    <label className="other-hex">
      <span className="visually-hidden">{buildText.otherHex}</span>
      <select
        className="input small"
        value=""
        onChange={(event) => {
          const hex = others.find((one) => one === event.target.value);
          if (hex !== undefined) desk.hold({ place: { kind: 'hex', hex }, tab: null, draft: null, isCart: false });
        }}
      >
        <option value="">{buildText.otherHex}</option>
        {others
          .map((hex) => [hex, words.hex(hex).text] as const)
          .toSorted(([, a], [, b]) => a.localeCompare(b))
          .map(([hex, text]) => (
            <option key={hex} value={hex}>
              {text}
            </option>
          ))}
      </select>
    </label>
  );
}
