import type { Own } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';

const { offers } = diplomacyText;

interface PayerProps {
  readonly own: Own;
  /** The amount to pay. */
  readonly bp: number;
  readonly value: HexKey | null;
  readonly onChange: (hex: HexKey | null) => void;
}

/** Which of the reader's settlements pays, with the store of each, and the consequence if that is too little. */
export function Payer({ own, bp, value, onChange }: PayerProps) {
  const { words } = useHexPlace();
  const stores = keysOf(own.sites).flatMap((hex) => {
    const site = own.sites[hex];
    if (site?.kind !== 'urban') return [];
    return [{ hex, there: site.bp, says: `${site.name || words.hex(hex).text} · ${diplomacyText.terms.bp(site.bp)}` }];
  });
  const payer = stores.find(({ hex }) => hex === value);
  return (
    <>
      <Choice
        label={offers.payFrom}
        value={value ?? ''}
        options={[['', offers.choose], ...stores.map(({ hex, says }) => [String(hex), says] as const)]}
        onChange={(text) => onChange(stores.find(({ hex }) => hex === text)?.hex ?? null)}
      />
      {payer !== undefined && payer.there < bp ? (
        <Notice kind="warn">
          {offers.tooLittle(payer.there, bp)} <RuleChip rule="HEX-DIP-05" />
        </Notice>
      ) : null}
    </>
  );
}
