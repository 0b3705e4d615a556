import type { KnownHex, Own, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { keptFor } from '../kept-for.ts';
import { hexOf, type PlacementSheet } from './placement-draft.ts';

/** The map with the sites of the sheet where they are to stand. */
export const sketched = keptFor((view: View) =>
  keptFor((sheet: PlacementSheet): View => {
    const { own } = view;
    const dealt = own?.record.dealt ?? null;
    if (own === null || dealt === null) return view;
    const hexes: Record<HexKey, KnownHex> = { ...view.hexes };
    const put = (hex: HexKey | null, what: Partial<KnownHex>) => {
      const known = hex === null ? undefined : view.hexes[hex];
      if (hex !== null && known !== undefined) hexes[hex] = { ...known, ...what };
    };
    for (const [index, size] of dealt.sizes.entries()) {
      put(hexOf(sheet, { kind: 'urban', index }), { site: settlement(own, size) });
    }
    for (const [index, rp] of dealt.yields.entries()) {
      put(hexOf(sheet, { kind: 'resources', index }), { site: { ...NO_SITE, kind: 'resource', yield: rp } });
    }
    const { id } = own;
    put(hexOf(sheet, { kind: 'capital', index: 0 }), {
      site: settlement(own, 4),
      stronghold: { level: 3, owner: id, defences: null },
      capital: id,
    });
    return { ...view, hexes };
  }),
);

const NO_SITE = { size: null, faction: null, name: null, yield: null, bp: null, buildings: null } as const;

const settlement = ({ record }: Own, size: 1 | 2 | 3 | 4): KnownHex['site'] => ({
  ...NO_SITE,
  kind: 'urban',
  size,
  faction: record.faction,
});
