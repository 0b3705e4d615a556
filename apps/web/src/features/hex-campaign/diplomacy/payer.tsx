import type { Own } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { Choice } from '../../shell/field.tsx';
import { useHexPlace } from '../hex-context.ts';

interface PayerProps {
  readonly own: Own;
  readonly value: HexKey | null;
  readonly onChange: (hex: HexKey | null) => void;
}

/** Which of the reader's settlements pays, with what each has in store. */
export function Payer({ own, value, onChange }: PayerProps) {
  const { words } = useHexPlace();
  const stores = keysOf(own.sites).flatMap((hex) => {
    const site = own.sites[hex];
    if (site?.kind !== 'urban') return [];
    return [{ hex, says: `${site.name || words.hex(hex).text} · ${diplomacyText.terms.bp(site.bp)}` }];
  });
  return (
    <Choice
      label={diplomacyText.offers.payFrom}
      value={value ?? ''}
      options={[['', diplomacyText.offers.choose], ...stores.map(({ hex, says }) => [String(hex), says] as const)]}
      onChange={(text) => onChange(stores.find(({ hex }) => hex === text)?.hex ?? null)}
    />
  );
}
